/** Files that the build adds to `public/` for crawlers, and files that it removes. */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../lib/files-below";
import { folderOf } from "../../lib/paths";
import { writeChanged } from "../../lib/write-changed";

/** Partytown, which Gatsby copies into every build, and the owner's PNG files, which have metadata. */
const UNUSED = ["~partytown", "logo.png", "icon.png"];

/** Removes files that no page uses from the build folder. */
export function removeUnused(build: string): void {
  for (const name of UNUSED) rmSync(join(build, name), { recursive: true, force: true });
}

/** List of the files that the last build copied from `static/`, in the project folder. Git ignores it. */
const ADDED = ".content/added-files.json";

/** Drawings in a folder named after their content: see `publish-drawings.ts`. */
const DRAWING = /^static\/[0-9a-f]{32}\/(?:logo|map)\.(?:svg|webp)$/;

/** Removes files of earlier builds, and drawings that no page shows any more. Gatsby removes only pages. */
export function removeOutdated(project: string, build: string, pages: readonly string[]): void {
  const list = join(project, ADDED);
  const added = filesBelow(join(project, "static"));
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : [];
  const html = pages.map((page) => readFileSync(join(build, page), "utf8"));
  const outdated = [
    ...before.filter((file) => !added.includes(file) && !pages.includes(`/${file}`)),
    ...filesBelow(build).filter(
      (file) => DRAWING.test(file) && !html.some((page) => page.includes(`/${file}`)),
    ),
  ];
  for (const file of outdated) rmSync(join(build, file), { force: true });
  writeChanged(list, JSON.stringify(added));
}

/**
 * Names the scripts of pages in `_headers`, in place of the pattern for all. Hosts send a rule with every response, also
 * with a 404: a script that is missing while the site is published would stay missing in browsers for a year.
 */
export function nameScripts(build: string): void {
  const file = join(build, "_headers");
  if (!existsSync(file)) return;
  const scripts = readdirSync(build).filter((name) => name.endsWith(".js"));
  const named = readFileSync(file, "utf8").replace(/^\/\*\.js\n(.*)$/m, (_, caching: string) =>
    // Cloudflare takes 100 rules, and the editing screen has many scripts.
    [...scripts, "edit/*.js"].map((name) => `/${name}\n${caching}`).join("\n\n"),
  );
  writeChanged(file, named);
}

/** Names the folder of the site in `.htaccess`, if there is one: Apache looks for the 404 page at the root of the host. */
export function nameFolder(build: string, folder: string): void {
  const file = join(build, ".htaccess");
  if (!folder || !existsSync(file)) return;
  const before = readFileSync(file, "utf8");
  writeChanged(file, before.replace(/^ErrorDocument 404 (?=\/404\.html$)/m, `$&${folder}`));
}

/**
 * Writes `robots.txt`, unless the site is in a folder: crawlers read only the file at the root of the host (RFC 9309).
 * `gatsby-plugin-robots-txt` would bring eight packages for these two statements.
 */
export function writeRobotsTxt(website: string, build: string): void {
  const file = join(build, "robots.txt");
  if (folderOf(website)) return rmSync(file, { force: true });
  const sitemap = new URL("sitemap-index.xml", website).href;
  writeChanged(file, `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
