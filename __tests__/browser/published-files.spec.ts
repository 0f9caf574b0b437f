import { expect, test } from "@playwright/test";
import { islands } from "../../src/islands/islands";
import { publishedFiles } from "../support/browser/published-files";
import { allRoutes, missingRoute } from "../support/browser/routes";

const islandNames = Object.keys(islands);

/** What a host may serve: what a page loads or leads to, and what the web asks every site for. */
const PUBLISHED = [
  // What an island loads, and what it shares or loads later, with the licenses of what is in it.
  new RegExp(
    `^(islands|${islandNames.join("|")}|webpack-runtime|framework|\\d+)-[0-9a-f]{20}\\.js(\\.LICENSE\\.txt)?$`,
  ),
  // Pictures in their sizes, and files as they are.
  /^static\/[0-9a-f]{32}\/([0-9a-z]+\/)?[\w-]+\.(avif|webp|jpe?g|png|svg|woff2)$/,
  /^(fonts|icons)\//,
  /^(logo|favicon)\.svg$|^favicon-32x32\.png$/,
  /^transfer-paper\.css$/,
  /^404(\/index)?\.html$/,
  /^(robots\.txt|sitemap-(index|0)\.xml|manifest\.webmanifest)$/,
  // Netlify and Cloudflare read it, and do not serve it.
  /^_headers$/,
  // Only where a Git service is set for the editing screen, as in tests.
  /^edit\//,
];

const pages = allRoutes
  .filter((route) => route !== missingRoute)
  .map((route) => `${route.slice(1)}index.html`);

test("nothing is published but what pages load and lead to", { tag: "@desktop" }, () => {
  const files = publishedFiles().map((file) => file.replace(/\.(br|gz)$/, ""));
  const unknown = files.filter(
    (file) => !pages.includes(file) && !PUBLISHED.some((pattern) => pattern.test(file)),
  );
  expect([...new Set(unknown)].sort()).toEqual([]);
  for (const page of pages) expect(files).toContain(page);
});
