import type { RunningSite } from "../tools/server/site-server";
import type { ServedPage } from "./measure-pages";

/** The address at which the benchmark's server has the baseline page. */
export const BASELINE_PATH = "/baseline/";

/**
 * A page of 315 bytes with nothing to load: as fast as any page can be on this machine, browser
 * and network. The times of the real pages are compared with it.
 */
export const baselinePage = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Baseline</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <h1>Baseline</h1>
    <p>No page could load any faster</p>
  </body>
</html>
`;

/** The baseline page of a site that `startSecureSite` serves. */
export const baselineOf = (site: RunningSite): ServedPage => ({
  name: "a page of 315 bytes",
  url: new URL(BASELINE_PATH, site.url).href,
});
