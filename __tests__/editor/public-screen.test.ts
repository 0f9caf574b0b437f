/** The public site has the editing screen only with a Git service. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { editorRepository } from "../../src/editor/build/editor-repository";
import { writePublicScreen } from "../../src/editor/build/write-screen";
import { siteIcon } from "../../src/gatsby/pictures/site-icon";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const settings = { EDITOR_GIT_REPOSITORY: "juniper/website" };

test("without settings a build has no editing screen, not even an old one", async () => {
  folder.write("edit/index.html", "<h1>From the last build</h1>");
  await writePublicScreen({}, folder.path(), siteIcon);
  expect(existsSync(join(folder.path(), "edit"))).toBe(false);
});

test("a branch and a server for signing in can be set", () => {
  expect(
    editorRepository({
      ...settings,
      EDITOR_GIT_BRANCH: "content",
      EDITOR_SIGN_IN_URL: "https://sign-in.example",
    }),
  ).toEqual({
    name: "juniper/website",
    branch: "content",
    signInUrl: "https://sign-in.example",
  });
});

test("a repository without its owner is refused with what to write instead", () => {
  expect(() => editorRepository({ EDITOR_GIT_REPOSITORY: "website" })).toThrow(
    "Set it to owner/name",
  );
});
