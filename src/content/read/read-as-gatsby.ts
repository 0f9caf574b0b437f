/** Why Gatsby cannot read a file that the check can. */
import { z } from "zod";
import type { Problem } from "../problem";
import { parseGatsbyYaml } from "./gatsby-yaml";
import type { YamlSource } from "./yaml-source";

/** The part of js-yaml's YAMLException that says where, both from 0. */
const yamlException = z.object({ mark: z.object({ line: z.number(), column: z.number() }) });

/** What Gatsby reads in a file, or why it cannot. */
export function readAsGatsby(source: YamlSource): { value: unknown } | { problems: Problem[] } {
  try {
    return { value: parseGatsbyYaml(source.text) };
  } catch (error) {
    const mark = yamlException.safeParse(error).data?.mark;
    const problem: Problem = {
      file: source.file,
      place: mark && { line: mark.line + 1, column: mark.column + 1 },
      message: "The program that builds the site cannot read this line.",
      fix: 'Compare it with its neighbors: a key, a colon, a space, and the text in double quotes: key: "Text".',
    };
    return { problems: [problem] };
  }
}
