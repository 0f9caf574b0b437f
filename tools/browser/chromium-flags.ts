/** Switches for Chromium in tests and benchmarks: no background traffic, same lazy loading everywhere. */
export const chromiumFlags: readonly string[] = [
  // As root, Chromium cannot use its sandbox.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  // With an unknown connection, Chromium loads lazy pictures from farther away.
  "--force-effective-connection-type=4G",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
