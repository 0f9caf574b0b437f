import { createRequire } from "node:module";

interface YamlLibrary {
  load: (text: string) => unknown;
}

/** The very copy of js-yaml with which Gatsby reads `data/`; others mean other things by `010`. */
const gatsbyReader = createRequire(require.resolve("gatsby-transformer-yaml"))(
  "js-yaml",
) as YamlLibrary;

/**
 * What Gatsby reads in a YAML text.
 *
 * @throws YAMLException, whose `reason` and `mark` say what cannot be read and where
 */
export const readYaml = (text: string): unknown => gatsbyReader.load(text);
