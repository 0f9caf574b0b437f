import { createRequire } from "node:module";
import { join } from "node:path";

interface YamlLibrary {
  load: (text: string) => unknown;
}

// With a plain `require.resolve` Gatsby's compiler would bundle the plugin into gatsby-config.
const requireAsPlugin = createRequire(
  createRequire(join(process.cwd(), "package.json")).resolve("gatsby-transformer-yaml"),
);

/** The very copy of js-yaml with which Gatsby reads `data/`; others mean other things by `010`. */
const { load } = requireAsPlugin("js-yaml") as YamlLibrary;

/**
 * What Gatsby reads in a YAML text.
 *
 * @throws YAMLException, whose `reason` and `mark` say what cannot be read and where
 */
export const parseGatsbyYaml = (text: string): unknown => load(text);
