/** The pages as they will be, which `gatsby develop` shows a moment after each valid change in `data/`. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Drafts } from "../../src/content/read/load-content";
import { DRAFTS_VARIABLE } from "../../src/gatsby/build/drafts";
import { CommandError } from "../../src/lib/command-error";
import { replaceFile } from "../../src/lib/write-changed";
import type { PagesToBe } from "../../src/editor";
import { GATSBY } from "../build/gatsby-build";

export interface RunningPages extends PagesToBe {
  stop: () => void;
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts to show the pages of a project at a free port, unless `npm start`, at its usual URL, already does so. */
export async function showPagesToBe({
  port,
  usual,
  project,
}: {
  port: number;
  usual?: string;
  project?: string;
}): Promise<RunningPages> {
  if (usual && (await answers(usual)))
    return { url: () => usual, hasFailed: () => false, showDrafts: refuse, stop: () => undefined };

  // Texts that are not saved yet, outside of the site.
  const folder = mkdtempSync(join(tmpdir(), "drafts-"));
  const file = join(folder, "drafts.json");
  let shown: string | undefined;
  const showDrafts = (drafts: Drafts) => {
    const text = JSON.stringify(Object.fromEntries(drafts));
    // Gatsby would make its pages anew.
    if (text !== shown) replaceFile(file, (shown = text));
  };
  showDrafts(new Map());
  const url = `http://localhost:${port}/`;
  const state = { isShown: false, hasFailed: false };
  const gatsby = spawn(process.execPath, [...GATSBY, "develop", "--port", String(port)], {
    cwd: project,
    env: { ...process.env, [DRAFTS_VARIABLE]: file },
    stdio: "ignore",
  });
  const stop = () => {
    gatsby.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", stop);
  const poll = setInterval(() => {
    void answers(url).then((isShown) => {
      state.isShown ||= isShown;
      if (state.isShown) clearInterval(poll);
    });
  }, 500);
  gatsby.once("exit", () => {
    clearInterval(poll);
    Object.assign(state, { isShown: false, hasFailed: true });
  });
  return {
    url: () => (state.isShown ? url : undefined),
    hasFailed: () => state.hasFailed,
    showDrafts,
    stop,
  };
}

function refuse() {
  throw new CommandError("The page shows this once it is saved.");
}
