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
