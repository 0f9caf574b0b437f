/** `npm run update`: brings the project's newest version into a pharmacy's site, and keeps all that is the pharmacy's. */
import { spawnSync } from "node:child_process";
import { buildSite } from "../build/gatsby-build";
import { readOptions, runCommand } from "../command-line/command";
import { ProjectCopy } from "../update/project-copy";
import { REPORT_FILE, updateData } from "../update/update-data";
import { installPackages, startUpdate, undoUpdate } from "../update/update-site";

const HELP = `npm run update                     fetches the newest version of the project, and merges it into this site
npm run update -- --from ADDRESS   fetches it from another address, or from a folder with a Git repository
npm run update -- --no-build       leaves out the build at the end
npm run update -- --undo           puts a site without Git back as it was`;

const runTool = (...args: readonly string[]): number =>
  spawnSync(process.execPath, ["--require", "tsx/cjs", ...args], { stdio: "inherit" }).status ?? 1;

/** Builds the site, and shows Gatsby's messages only if it fails. */
async function build(): Promise<number> {
  const lines: string[] = [];
  const exitCode = await buildSite(process.env, (line) => void lines.push(line));
  if (exitCode !== 0) console.error(lines.join("\n"));
  else console.log("The site is built.");
  return exitCode;
}

/**
 * Merges `data/` from one version to another: the second half of an update, which the new version's code does. The code
 * of older versions calls it, so its option stays.
 */
async function finish(versions: string, isBuilt: boolean): Promise<number> {
  const [base = "", newest = ""] = versions.split("..");
  const site = process.cwd();
  console.log(`\n${updateData(new ProjectCopy(site), site, base, newest)}`);
  console.log(`\nThe whole list is in ${REPORT_FILE}.\n\nChecking data/ …`);
  if (runTool("tools/commands/check.ts") !== 0) return 1;
  return isBuilt ? build() : 0;
}

runCommand(async () => {
  const options = readOptions({
    from: { type: "string" },
    "no-build": { type: "boolean" },
    undo: { type: "boolean" },
    finish: { type: "string" },
    help: { type: "boolean" },
  });
  const isBuilt = !options["no-build"];
  if (options.finish) return finish(options.finish, isBuilt);
  if (options.help) console.log(HELP);
  else if (options.undo) {
    undoUpdate(process.cwd());
    console.log("This site is as it was before the update.");
  } else {
    const update = startUpdate(process.cwd(), options.from);
    if (!update) return 0;
    const { base, newest, undo } = update;
    const isReady = installPackages(process.cwd(), update);
    const exitCode = isReady
      ? runTool(
          "tools/commands/update.ts",
          ...["--finish", `${base}..${newest}`, ...(isBuilt ? [] : ["--no-build"])],
        )
      : 1;
    console.log(
      exitCode === 0
        ? "\nThe update is done. Nothing is committed: look at the site with npm start."
        : "\nThe update is in your files, and something is still to mend: see above.",
    );
    console.log(`To undo it: ${undo}`);
    return exitCode;
  }
  return 0;
});
