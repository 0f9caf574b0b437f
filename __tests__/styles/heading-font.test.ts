import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { HEADING_FONT_FILE } from "../../src/styles/heading-font";

test("browsers keep the font for good, so its address changes with what is in it", () => {
  const sum = createHash("md5")
    .update(readFileSync(`static${HEADING_FONT_FILE}`))
    .digest("hex");
  expect(HEADING_FONT_FILE).toContain(`/${sum}/`);
});
