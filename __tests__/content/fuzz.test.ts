import { readFileSync } from "node:fs";
import fc from "fast-check";
import { mergeWords } from "../../src/content/languages/site-content";
import { formatProblems, inOneLine, type Problem } from "../../src/content/problem";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { readYaml } from "../../src/content/read/read-yaml";
import { contentCopy } from "../support/content/content-copy";
import { mappingAsList } from "../../src/content/schema/field-types";
import { mapValues } from "../../src/content/schema/walk";
import { errorsOf } from "../support/content/content-graphql";
import { type Mutant, mutant } from "../support/content/content-mutants";

/** Number of edited files: `FUZZ_RUNS=3000 npm run test:unit -- fuzz` tries more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 40);
/** Seed of the random edits; a failure prints it. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);

const content = contentCopy();

/** Technical words that no message may contain. */
const JARGON =
  /undefined|\[object|\bNaN\b|Invalid input|too_(small|big)|invalid_|\b([A-Z]\w*)?Error:|\n\s+at /;

/** Checks that a problem has a message, a fix and a location inside the file. */
function expectHelpful(problem: Problem, bytes: Buffer) {
  const { file, line, column, message } = problem;
  const fix = inOneLine(problem.fix, problem.inYaml);
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

/** Checks that every field of the file resolves. */
async function expectToBuild(file: string) {
  const valueOf = (path: string) => {
    const schema = contentTypeAt(path)?.schema;
    const value = schema?.parse(readYaml(readFileSync(content.at(path), "utf8")));
    return mapValues(schema, value, mappingAsList);
  };
  const { typeName = "", over } = contentTypeAt(file) ?? {};
  const queried = mergeWords(over && valueOf(over), valueOf(file)) as object;
  expect(await errorsOf(typeName, queried)).toBeUndefined();
}

test(
  "after any edit of a content file, the check explains the mistake or GraphQL resolves the file",
  async () => {
    const tally = { explained: 0, built: 0 };
    const property = fc.asyncProperty(mutant, async ({ file, bytes }: Mutant) => {
      const before = readFileSync(content.at(file));
      content.write(file, bytes);
      const { problems } = await content.check("2026-06-01");
      expect(formatProblems(problems)).not.toMatch(/(?!\n)\p{Cc}/u);
      const own = problems.filter((problem) => problem.file === `data/${file}`);
      for (const problem of own) expectHelpful(problem, bytes);
      if (problems.length > 0) tally.explained += 1;
      else {
        tally.built += 1;
        await expectToBuild(file);
      }
      content.write(file, before);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
    // Both outcomes have to occur.
    expect(Math.min(tally.explained, tally.built)).toBeGreaterThan(RUNS / 20);
  },
  RUNS * 1_000,
);
