export const BASELINE_PATH = "/baseline/";

/**
 * Page of 315 bytes with nothing to load, so no page can be faster on this machine. The times of the
 * real pages are compared with it.
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
