import { findFirefox } from "../support/programs/find-engines";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

test("finds Firefox, and prefers the one that gets only repairs", () => {
  folder.write("firefox", "");
  expect(findFirefox(folder.path())).toBe(`${folder.path()}/firefox`);
  folder.write("firefox-esr", "");
  expect(findFirefox(folder.path())).toBe(`${folder.path()}/firefox-esr`);
});
