import { readFileSync } from "node:fs";
import fc from "fast-check";
import { checkContent } from "../../src/content/check-content";
import { formatProblems, type LocatedProblem } from "../../src/content/problem";
import { contentTypeAt } from "../../src/content/schema/content-files";
import type { FactSource } from "../../src/content/facts";
import { parseGatsbyYaml } from "../../src/content/read/gatsby-yaml";
import { contentCopy } from "../support/content/content-copy";
import { askForEverything } from "../support/content/content-graphql";
import { sampleFiles } from "../support/content/sample-files";
import { type Mutant, mutant } from "../support/content/content-mutants";

/** How many files are spoiled. `npm run test:fuzz` spoils thousands. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 150);
/** Always the same files, unless another number is given; a failure prints it. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);

const content = contentCopy();

/** What a program says of itself, and no pharmacist should read. */
const JARGON = /undefined|\[object|\bNaN\b|Invalid input|too_(small|big)|invalid_|Error:|\n\s+at /;

function expectToTeach(problem: LocatedProblem, bytes: Buffer) {
  const { file, line, column, message, fix } = problem;
  expect(file).toMatch(/^data\/./);
  expect(message).toMatch(/^\S.*[.?]$/s);
  expect(fix).toMatch(/^\S.*\S$/s);
  expect(`${message} ${fix}`).not.toMatch(JARGON);
  expect(fix).not.toMatch(/: \.|""\./);
  if (line === undefined) return;
  const lines = bytes.toString("utf8").split(/\r?\n/);
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(lines.length);
  expect(column).toBeGreaterThanOrEqual(1);
  expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
}

const valueOf = (file: string) => parseGatsbyYaml(readFileSync(content.at(file), "utf8")) as object;

/** What a page would ask of a file, and get. */
async function expectToBuild(file: string) {
  const { typeName = "" } = contentTypeAt(file) ?? {};
  const pharmacy = valueOf("pharmacy.yaml") as FactSource;
  const { errors, filled } = await askForEverything(typeName, valueOf(file), pharmacy);
  expect(errors).toBeUndefined();
  for (const text of filled) expect(text).not.toMatch(/undefined|\[object|\bNaN\b|[{}]/);
}

test(
  "whatever is done to a content file, the check teaches or the site can be built",
  async () => {
    const tally = { taught: 0, built: 0 };
    const property = fc.asyncProperty(mutant, async ({ file, bytes }: Mutant) => {
      const before = readFileSync(content.at(file));
      content.write(file, bytes);
      const { problems } = await checkContent(content.root(), Date.parse("2026-06-01"));
      expect(formatProblems(problems)).not.toMatch(/(?!\n)\p{Cc}/u);
      const own = problems.filter((problem) => problem.file === `data/${file}`);
      for (const problem of own) expectToTeach(problem, bytes);
      if (problems.length > 0) tally.taught += 1;
      else {
        tally.built += 1;
        for (const affected of file === "pharmacy.yaml" ? sampleFiles : [file]) {
          await expectToBuild(affected);
        }
      }
      content.write(file, before);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
    // A fuzz that only ever finds mistakes, or none, would prove little.
    expect(Math.min(tally.taught, tally.built)).toBeGreaterThan(RUNS / 20);
  },
  RUNS * 1_000,
);
