import { readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";

const README = "README.md";

/**
 * Puts results into the README, between `<!-- NAME -->` and `<!-- /NAME -->`.
 *
 * @throws when the README has no such place
 */
export async function updateReadme(name: string, markdown: string): Promise<void> {
  const readme = readFileSync(README, "utf8");
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${README} has no place between ${start} and ${end}.`);
  const updated = `${readme.slice(0, from)}${start}\n\n${markdown}\n\n${readme.slice(to)}`;
  const options = await resolveConfig(README);
  writeFileSync(README, await format(updated, { ...options, filepath: README }));
}
