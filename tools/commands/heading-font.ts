/** `npm run heading-font`: writes the files of the heading font, and their list. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeChanged } from "../../src/lib/write-changed";
import { runCommand } from "../command-line/command";
import { cutHeadingFont } from "../fonts/cut-heading-font";

const LIST = "src/styles/heading-font-files.json";

runCommand(async () => {
  const files = await cutHeadingFont();
  rmSync("static/static", { recursive: true, force: true });
  for (const { url, data } of files) {
    const file = join("static", url);
    writeChanged(file, data);
    console.log(`${file}: ${data.length} bytes`);
  }
  const list = files.map(({ url, range }) => ({ url, range }));
  writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`They are listed in ${LIST}. Commit them with your change.`);
  return 0;
});
