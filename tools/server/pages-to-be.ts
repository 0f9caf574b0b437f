/** The pages as they will be, which `gatsby develop` shows a moment after each valid change in `data/`. */
import { spawn } from "node:child_process";

const GATSBY = ["--env-file=tools/build/gatsby.env", "node_modules/gatsby/cli.js", "develop"];

/** Milliseconds between two looks whether the pages are there. */
const POLL_MS = 500;

export interface PagesToBe {
  /** URL with a trailing slash; `undefined` until the pages can be shown. */
  url: () => string | undefined;
  /** True if the pages cannot be shown. */
  hasFailed: () => boolean;
  stop: () => void;
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export interface PagesToBeOptions {
  /** Free port. */
  port: number;
  /** URL of `npm start`, whose pages are shown if it runs. */
  usual?: string;
  /** Folder of the site, if it is not the current one. */
  project?: string;
}

/** Starts to show the pages, unless `npm start` already does so. */
export async function showPagesToBe({
  port,
  usual,
  project,
}: PagesToBeOptions): Promise<PagesToBe> {
  if (usual && (await answers(usual)))
    return { url: () => usual, hasFailed: () => false, stop: () => undefined };

  const url = `http://localhost:${port}/`;
  const state = { isShown: false, hasFailed: false };
  const gatsby = spawn(process.execPath, [...GATSBY, "--port", String(port)], {
    cwd: project,
    stdio: "ignore",
  });
  const stop = () => void gatsby.kill();
  process.once("exit", stop);
  const poll = setInterval(() => {
    void answers(url).then((isShown) => {
      state.isShown ||= isShown;
      if (state.isShown) clearInterval(poll);
    });
  }, POLL_MS);
  gatsby.once("exit", () => {
    clearInterval(poll);
    Object.assign(state, { isShown: false, hasFailed: true });
  });
  return { url: () => (state.isShown ? url : undefined), hasFailed: () => state.hasFailed, stop };
}
