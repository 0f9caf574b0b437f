import type { RunningSite } from "../tools/server/site-server";
import type { ServedPage } from "./measure-pages";

/** The address at which the benchmark's server has the floor page. */
export const FLOOR_PATH = "/floor/";

/**
 * A page of 315 bytes with nothing to load: as fast as any page can be on this machine, browser
 * and network. The times of the real pages are compared with it.
 */
export const floorPage = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The floor</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <h1>The floor</h1>
    <p>No page can load any faster</p>
  </body>
</html>
`;

/** The floor page of a site that `startSecureSite` serves. */
export const floorOf = (site: RunningSite): ServedPage => ({
  name: "a page of 315 bytes",
  url: new URL(FLOOR_PATH, site.url).href,
});
