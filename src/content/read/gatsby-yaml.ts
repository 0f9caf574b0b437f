import { createRequire } from "node:module";
import { join } from "node:path";

interface YamlLibrary {
  load: (text: string) => unknown;
}

// With a plain `require.resolve` Gatsby's compiler would bundle the plugin into gatsby-config.
const requireAsPlugin = createRequire(
  createRequire(join(process.cwd(), "package.json")).resolve("gatsby-transformer-yaml"),
);

/** Gatsby's own copy of js-yaml. Other YAML libraries read values such as `010` differently. */
const { load } = requireAsPlugin("js-yaml") as YamlLibrary;

/**
 * Parses YAML as Gatsby does.
 *
 * @throws YAMLException, whose `mark` says where the text cannot be read
 */
export const parseGatsbyYaml = (text: string): unknown => load(text);
