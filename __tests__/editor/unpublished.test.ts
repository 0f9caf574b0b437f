/** The start page says what is saved on this computer and not published yet. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { unpublished } from "../../src/editor/server/unpublished";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

const git = (...options: string[]) =>
  execFileSync("git", ["-c", "user.name=Kim", "-c", "user.email=kim@shop.example", ...options], {
    cwd: join(folder.path(), "clone"),
    stdio: "pipe",
  });

/** Makes a clone in which the site is a folder. */
function clone() {
  folder.write("clone/site/data/pharmacy.yaml", 'fax: "(507) 555-0143"');
  folder.write("clone/other.txt", "Not of the site.");
  git("init", "-b", "main");
  git("add", ".");
  git("commit", "-m", "Begin");
  git("init", "--bare", "../service.git");
  git("remote", "add", "origin", "../service.git");
  git("push", "-u", "origin", "main");
  return join(folder.path(), "clone/site");
}

test("a change waits until it is pushed, also a new file, and in a folder of a repository", async () => {
  const site = clone();
  expect(await unpublished(site)).toEqual({ files: [] });
  folder.write("clone/site/data/pharmacy.yaml", 'fax: "(507) 555-0188"');
  folder.write("clone/site/data/services/foot-care.yaml", 'title: "Foot Care"');
  folder.write("clone/other.txt", "Changed.");
  const waiting = { files: ["pharmacy.yaml", "services/foot-care.yaml"] };
  expect(await unpublished(site)).toEqual(waiting);
  git("add", ".");
  git("commit", "-m", "Change the fax");
  expect(await unpublished(site)).toEqual(waiting);
  git("push");
  expect(await unpublished(site)).toEqual({ files: [] });
});

test("without a clone, or in one that does not hold the content, nobody can tell", async () => {
  expect(await unpublished(folder.path())).toEqual({});
  const site = clone();
  folder.write("clone/site/copy/data/pharmacy.yaml", "");
  expect(await unpublished(join(site, "copy"))).toEqual({});
});
