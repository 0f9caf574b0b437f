/** The public site has the editing screen only with a Git service. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { CmsConfig } from "@sveltia/cms";
import { gitBackend } from "../../src/editor/build/editor-backend";
import { writePublicScreen } from "../../src/editor/build/write-screen";
import { siteIcon } from "../../src/gatsby/pictures/site-icon";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const settings = { EDITOR_GIT_BACKEND: "github", EDITOR_GIT_REPOSITORY: "juniper/website" };

const scriptOf = (page: string) =>
  /<script type="module" src="(\w+-\w+\.js)">/.exec(page)?.[1] ?? "";

const inBuild = (file: string) => join(folder.path(), "edit", file);

test("without settings a build has no editing screen, not even an old one", async () => {
  folder.write("edit/index.html", "<h1>From the last build</h1>");
  await writePublicScreen({}, folder.path(), siteIcon);
  expect(existsSync(join(folder.path(), "edit"))).toBe(false);
});

test("with settings it has one that works on that repository, and that no one finds by search", async () => {
  await writePublicScreen(settings, folder.path(), siteIcon);
  const page = readFileSync(inBuild("screen.html"), "utf8");
  const script = readFileSync(inBuild(scriptOf(page)), "utf8");
  expect(script.length).toBeGreaterThan(1_000_000);
  // Sveltia CMS says so of each page that never had a translation.
  expect(script).not.toContain("content has been disabled");
  expect(existsSync(inBuild("licenses/sveltia-cms.txt"))).toBe(true);
  expect(page).toContain('<meta name="robots" content="noindex" />');
  const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
  const { backend, display_url } = JSON.parse(
    readFileSync(inBuild("config.json"), "utf8"),
  ) as CmsConfig;
  expect(backend).toEqual({ name: "github", repo: "juniper/website", auth_methods: ["token"] });
  expect(display_url).toMatch(/^https:/);

  const start = readFileSync(inBuild("index.html"), "utf8");
  expect(start).toContain('<meta name="robots" content="noindex" />');
  expect(start).toMatch(/script-src 'self';style-src 'sha256-[^']*';img-src 'self';connect-src/);
  const weight = (file: string) => brotliCompressSync(readFileSync(inBuild(file))).length;
  expect(weight("index.html") + weight(scriptOf(start))).toBeLessThan(12_000);
  expect(JSON.parse(readFileSync(inBuild("search.json"), "utf8"))).not.toHaveLength(0);
  for (const picture of ["start.webp", "task-snow.webp"]) {
    expect(existsSync(inBuild(`images/${picture}`))).toBe(true);
  }
});

test("a branch and a server for signing in can be set", () => {
  expect(
    gitBackend({
      ...settings,
      EDITOR_GIT_BRANCH: "content",
      EDITOR_SIGN_IN_URL: "https://sign-in.example",
    }),
  ).toEqual({
    name: "github",
    repo: "juniper/website",
    branch: "content",
    base_url: "https://sign-in.example",
  });
});

test.each([
  [{ ...settings, EDITOR_GIT_BACKEND: "ftp" }, "Set it to github or gitlab."],
  [{ EDITOR_GIT_REPOSITORY: "juniper/website" }, "Set it to github or gitlab."],
  [{ ...settings, EDITOR_GIT_REPOSITORY: "website" }, "Set it to owner/name"],
  [{ EDITOR_GIT_BACKEND: "github" }, "Set it to owner/name"],
])("%j is refused with what to write instead", (environment, message) => {
  expect(() => gitBackend(environment)).toThrow(message);
});
