/** A browser that runs as root has no sandbox to run in. */
const isRoot = process.getuid?.() === 0;

/** How tests and benchmarks start Chromium: without a window, and without traffic of its own. */
export const chromiumFlags: readonly string[] = [
  ...(isRoot ? ["--no-sandbox"] : []),
  // Browsers load lazy pictures from farther away where they do not know the connection.
  "--force-effective-connection-type=4G",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
