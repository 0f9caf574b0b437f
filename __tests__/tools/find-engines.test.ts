import { describeMissingEngines, findFirefox } from "../../tools/find-engines";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

test("finds Firefox, and prefers the one that gets only repairs", () => {
  folder.write("firefox", "");
  expect(findFirefox(folder.path())).toBe(`${folder.path()}/firefox`);
  folder.write("firefox-esr", "");
  expect(findFirefox(folder.path())).toBe(`${folder.path()}/firefox-esr`);
});

test("says how to add each engine that is missing", () => {
  expect(describeMissingEngines(folder.path())).toEqual([
    "Firefox was not tested, because it is not installed. On Debian: sudo apt-get install firefox-esr",
    "WebKit was not tested, because it is not installed. On Debian: sudo apt-get install webkit2gtk-driver xvfb",
  ]);
});

test("says nothing of an engine that is there", () => {
  folder.write("firefox", "");
  expect(describeMissingEngines(folder.path()).join()).not.toContain("Firefox");
});
