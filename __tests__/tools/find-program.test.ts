import { chmodSync } from "node:fs";
import { findFirefox } from "../support/programs/find-engines";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

function install(name: string) {
  folder.write(name, "");
  chmodSync(`${folder.path()}/${name}`, 0o755);
}

test("finds Firefox, and prefers the one that gets only repairs", () => {
  jest.replaceProperty(process, "env", { ...process.env, PATH: folder.path() });
  folder.write("firefox-esr", "no program");
  install("firefox");
  expect(findFirefox()).toBe(`${folder.path()}/firefox`);
  install("firefox-esr");
  expect(findFirefox()).toBe(`${folder.path()}/firefox-esr`);
});
