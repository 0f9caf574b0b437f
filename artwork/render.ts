/**
 * Renders the pictures, or does what one of the options says: see README.md.
 *
 * Finished pictures go to data/images/NAME.webp, drafts to artwork/.work/drafts/NAME.png.
 */
import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { closest } from "fastest-levenshtein";
import sharp from "sharp";
import { CommandError } from "../src/lib/command-error";
import { readArguments, runCommand } from "../tools/command-line/command";
import { type Paints, paintLabel, sitePaints } from "./brand-paints";
import { artworkProblems } from "./check";
import { contactSheet } from "./contact-sheet";
import { ARTWORK, RECORD, hashInputs, inputsOf, readRecord, subjectNames } from "./inputs";
import { SOCIAL_CARD, hashSocialCard, socialCard } from "./social-card";
import { findTools, type Tools } from "./tools";

const WORK = path.join(ARTWORK, ".work");
const IMAGES = path.join(ARTWORK, "..", "data", "images");
const LABEL_PIXELS = "1800";

/** Estimated seconds for each picture, until the first one was measured. */
const ESTIMATE = { draft: 14, final: 150 };

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

runCommand(async () => {
  const { values: options, positionals } = readArguments({
    draft: { type: "boolean", default: false },
    stale: { type: "boolean" },
    "contact-sheet": { type: "boolean" },
    "social-card": { type: "boolean" },
    record: { type: "boolean" },
    check: { type: "boolean" },
  });
  const named = checkNames(positionals);
  if (options.check) {
    const problems = await artworkProblems();
    if (problems.length > 0) throw new CommandError(problems.join("\n"));
    console.log("All pictures are up to date with their scripts.");
  } else if (options["contact-sheet"]) {
    console.log(`Contact sheet: ${show(await contactSheet(IMAGES, subjectNames(), WORK))}`);
  } else if (options["social-card"]) {
    await remakeSocialCard();
  } else if (options.record) {
    if (named.length === 0)
      throw new CommandError("--record needs the names of the pictures you looked at");
    record(Object.fromEntries(named.map((name) => [name, hashInputs(name, sitePaints())])));
  } else {
    const names = named.length > 0 ? named : subjectNames();
    await renderAll(options.stale ? names.filter(isStale) : names, options.draft);
  }
  return 0;
});

/** True if a picture was not rendered from its script as it is now, in the brand's colors. */
function isStale(name: string): boolean {
  return readRecord()[name] !== hashInputs(name, sitePaints());
}

async function renderAll(names: readonly string[], draft: boolean): Promise<void> {
  const tools = findTools();
  const paints = sitePaints();
  const started = Date.now();
  let spent = 0;
  for (const [index, name] of names.entries()) {
    const each = index > 0 ? spent / index : draft ? ESTIMATE.draft : ESTIMATE.final;
    const left = each * (names.length - index);
    console.log(
      `${index + 1} of ${names.length}  ${name}  (${clock(since(started))} so far, about ${clock(left)} left)`,
    );
    spent += await renderOne(tools, name, draft, paints);
  }
  if (!draft && names.includes("storefront")) await remakeSocialCard();
  console.log(`Done: ${names.length} in ${clock(since(started))}.`);
}

/** Renders one picture and returns the seconds that it took. */
async function renderOne(
  tools: Tools,
  name: string,
  draft: boolean,
  paints: Paints,
): Promise<number> {
  const hash = hashInputs(name, paints);
  printLabels(tools, name, paints);
  for (const folder of ["passes", "drafts"])
    mkdirSync(path.join(WORK, folder), { recursive: true });
  const base = path.join(WORK, "passes", `${name}-${process.pid}`);
  const started = Date.now();
  const script = path.join(ARTWORK, "kit", "shoot.py");
  const options = ["-b", "-noaudio", "--factory-startup", "--python-exit-code", "1", "-P", script];
  // A draft has a higher priority, so that it is fast beside a finished render.
  await run(
    tools.blender,
    [...options, "--", `subjects.${name}`, base, draft ? "draft" : "final"],
    name,
    draft ? 15 : 19,
    { BRAND_PAINTS: JSON.stringify(paints) },
  );
  const png = draft ? path.join(WORK, "drafts", `${name}.png`) : `${base}.png`;
  await run(tools.python, [path.join(ARTWORK, "kit", "finish.py"), base, png], name, 15);
  for (const pass of ["color1", "color2", "albedo", "normal"])
    rmSync(`${base}_${pass}_0001.exr`, { force: true });
  rmSync(`${base}_size.json`, { force: true });
  if (draft) {
    console.log(`  ${show(png)}  ${clock(since(started))}`);
    return since(started);
  }
  const webp = path.join(IMAGES, `${name}.webp`);
  await sharp(png).webp({ quality: 99, smartSubsample: true, effort: 6 }).toFile(`${webp}.part`);
  renameSync(`${webp}.part`, webp);
  rmSync(png, { force: true });
  record({ [name]: hash });
  console.log(
    `  ${show(webp)}  ${Math.round(statSync(webp).size / 1024)} KB  ${clock(since(started))}`,
  );
  return since(started);
}

async function remakeSocialCard(): Promise<void> {
  console.log(`Social card: ${show(await socialCard())}`);
  record({ [SOCIAL_CARD]: hashSocialCard() });
}

/** Writes hashes into renders.json, and removes pictures without a script. */
function record(hashes: Record<string, string>): void {
  const known = new Set([...subjectNames(), SOCIAL_CARD]);
  const sorted = Object.entries({ ...readRecord(), ...hashes })
    .filter(([name]) => known.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(`${RECORD}.part`, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  renameSync(`${RECORD}.part`, RECORD);
}

/** Rasterizes the labels of a picture in the brand's colors, except those that have not changed. */
function printLabels(tools: Tools, name: string, paints: Paints): void {
  for (const { file } of inputsOf(name)) {
    if (!file.endsWith(".svg")) continue;
    const svg = path.join(WORK, file);
    const png = svg.replace(/\.svg$/, ".png");
    const label = paintLabel(readFileSync(path.join(ARTWORK, file), "utf8"), paints);
    if (existsSync(png) && existsSync(svg) && readFileSync(svg, "utf8") === label) continue;
    mkdirSync(path.dirname(png), { recursive: true });
    rmSync(png, { force: true });
    writeFileSync(svg, label);
    const part = `${png}.${process.pid}`;
    const size = ["-w", LABEL_PIXELS, "-h", LABEL_PIXELS, "--keep-aspect-ratio"];
    const made = spawnSync(tools.rsvg, [...size, svg, "-o", part], { encoding: "utf8" });
    if (made.status !== 0) throw new CommandError(`${file} cannot be drawn:\n${made.stderr}`);
    renameSync(part, png);
  }
}

/** Runs a program at low priority. Throws with its last lines of output if it fails. */
function run(
  command: string,
  args: readonly string[],
  name: string,
  nice: number,
  settings: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...settings };
    const child = spawn("nice", ["-n", String(nice), command, ...args], { env });
    let output = "";
    const collect = (chunk: Buffer): void => {
      const text = chunk.toString();
      output = (output + text).slice(-20_000);
      for (const line of text.split("\n")) {
        if (/^(FRAME|SEED)/.test(line)) console.log(`  ${line.toLowerCase()}`);
      }
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    const stop = (): void => void child.kill();
    process.once("exit", stop);
    child.on("error", reject);
    child.on("close", (code) => {
      process.removeListener("exit", stop);
      if (code === 0) resolve();
      else
        reject(
          new CommandError(
            `${name}: ${path.basename(command)} failed (${String(code)})\n${withoutProgress(output)}`,
          ),
        );
    });
  });
}

function withoutProgress(output: string): string {
  return output
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("Fra:"))
    .slice(-30)
    .join("\n");
}

/** Throws at an unknown name, with the most similar known one. */
function checkNames(names: string[]): string[] {
  const known = subjectNames();
  for (const name of names) {
    if (known.includes(name)) continue;
    throw new CommandError(
      `No subject ${name}; did you mean ${closest(name, known)}?\nThere are: ${known.join(", ")}`,
    );
  }
  return names;
}

function since(start: number): number {
  return (Date.now() - start) / 1000;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole}s`;
  if (whole < 3600) return `${Math.floor(whole / 60)}m ${whole % 60}s`;
  return `${Math.floor(whole / 3600)}h ${Math.floor((whole % 3600) / 60)}m`;
}

function show(file: string): string {
  return path.relative(process.cwd(), file);
}
