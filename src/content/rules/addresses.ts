/** Names and addresses that can exist once, and pages without a link to them. */
import { pageAddress } from "../languages/addresses";
import { keysOf, NAMING_KEYS } from "../languages/entry-keys";
import { CODE_IDS } from "../languages/listed-entries";
import { type Advice, at, type Names } from "../problem";
import { contentTypeAt, folders, withoutData } from "../schema/content-files";
import { valueIn, type ValuePath } from "../schema/value-path";
import { type DescribedValue, valuesIn } from "../schema/walk";
import { blocksOf, type CheckedFiles, type Rule } from "./rule";

/** Returns the positions of names that are taken, or that stand further above in their list. */
const repeatsIn = (names: readonly unknown[], taken: readonly unknown[] = []): number[] =>
  names.flatMap((name, index) =>
    taken.includes(name) || names.indexOf(name) < index ? index : [],
  );

/** Keys that identify an entry of a list to people or in addresses. */
const IDENTIFYING_KEYS = ["id", "date", ...NAMING_KEYS];

/** Returns the names that an entry further above in the same list has, with their paths. */
function duplicatesIn({ value, path }: DescribedValue): { path: ValuePath; name: string }[] {
  if (!Array.isArray(value)) return [];
  // A text is its own name, in capitals or not.
  const texts = value.map((entry) => typeof entry === "string" && entry.toLowerCase());
  const named = IDENTIFYING_KEYS.map((key) => ({
    names: value.map((entry) => valueIn(entry, key)),
    keys: [key],
  }));
  return [{ names: texts, keys: [] }, ...named].flatMap(({ names, keys }) =>
    repeatsIn(names).flatMap((index) => {
      const name = names[index];
      return typeof name === "string" && name ? { path: [...path, index, ...keys], name } : [];
    }),
  );
}

/** Reports entries of one list with the same name: two hours for one date, two parts of a page with one address. */
export const duplicateEntries: Rule<CheckedFiles> = ({ files, names }, report) => {
  for (const { value, schema, source } of files) {
    for (const { path, name } of valuesIn(schema, value).flatMap(duplicatesIn)) {
      report.error(at(source, ...path), {
        message: names.say('This list has "{name}" above already.', { name }),
        fix:
          path.at(-1) === "date"
            ? names.say("Delete one of the two, or write another day.")
            : names.say("Delete one of the two, or write another name."),
      });
    }
  }
};

/** Folders of the published site, and names that hosts treat specially. */
const RESERVED = ["404", "edit", "files", "fonts", "icons", "index", "page-data", "static"].map(
  (name) => `/${name}/`,
);

const RENAME = "The name of a file is the page's address: give it another one, such as team.yaml.";

function takenAddress(
  address: string,
  fixedPages: readonly string[],
  { say }: Names,
): Advice | undefined {
  if (fixedPages.includes(address)) {
    return {
      message: say("The site has a page {address} already.", { address }),
      fix: say(
        "To change its words, open that page. If this is another page, add it again with another title, and delete it here.",
      ),
      inYaml: `${RENAME} The words of that page are in data/pages/.`,
    };
  }
  return RESERVED.includes(address)
    ? {
        message: say("The site needs the address {address} for something else.", { address }),
        fix: say("Add this page again with another title, and delete it here."),
        inYaml: RENAME,
      }
    : undefined;
}

/** Section types of which a page can have one, because they list a file or have a fixed address. */
const SINGLE_SECTIONS: readonly string[] = ["equipment", "otc", "booking"];

/** Reports pages and parts of pages whose addresses are taken. */
export const takenAddresses: Rule = (content, report) => {
  const { yamlPaths, files, fixedPages, names } = content;
  for (const path of yamlPaths.filter((one) => contentTypeAt(one) === folders.ownPages)) {
    const advice = takenAddress(pageAddress(path, files), fixedPages, names);
    report.error({ file: `data/${path}`, path: [] }, advice);
  }

  for (const { block, place, blocksAbove } of blocksOf(content)) {
    const isRepeated = blocksAbove.some(({ type }) => type === block.type);
    report.error(
      place("type"),
      SINGLE_SECTIONS.includes(block.type) &&
        isRepeated && {
          message: names.say("A page can have one block {type}; this page has another one above.", {
            type: names.value(block.type),
          }),
          fix: names.say("Delete one of the two."),
        },
    );
    if (block.type !== "questions") continue;
    const taken = [...blocksAbove, block].flatMap(({ id }) => id ?? []);
    const above = blocksAbove.flatMap((other) =>
      other.type === "questions" ? keysOf("id", other.questions) : [],
    );
    const ids = keysOf("id", block.questions);
    for (const index of repeatsIn(ids, [...taken, ...above, ...CODE_IDS])) {
      report.error(place("questions", index), {
        message: names.say(
          "The address of this answer would be #{address}, and another part of the page has that one.",
          { address: ids[index] ?? "" },
        ),
        fix: names.say("Ask the question in other words."),
        inYaml: `Or write another id above it, such as id: "${ids[index]}-answer".`,
      });
    }
  }
};

/** Reports own pages without a link to them, which patients would never find. The footer links to notices by itself. */
export const unlinkedPages: Rule = (content, report) => {
  const { ownPages, texts, yamlPaths, files, leaving, names } = content;
  const isLeftOut = (file: string, path: ValuePath) => leaving.isLeftOut(withoutData(file), path);
  // A file that cannot be read may contain the link.
  if (yamlPaths.some((path) => !files.some((file) => file.path === path))) return;
  for (const { file, value } of ownPages) {
    const address = pageAddress(withoutData(file), files);
    const isLinked = texts.some(
      (link) =>
        link.fieldType === "path" &&
        link.file !== file &&
        link.text.split("#")[0] === address &&
        !isLeftOut(link.file, link.path),
    );
    if (isLinked || value.legalNotice || isLeftOut(file, [])) continue;
    report.warning(
      { file, path: [] },
      {
        message: names.say("Nothing on the site leads to this page, {address}.", { address }),
        fix: names.say(
          "Put it into the menu ({header}, {entries}) or into the footer ({footer}, {links}).",
          {
            header: names.file("data/header.yaml"),
            entries: names.value("moreEntries"),
            footer: names.file("data/footer.yaml"),
            links: names.value("quickLinks"),
          },
        ),
        inYaml: "For the footer, paste these lines below the last link there:",
        lines: [
          `    - label: ${JSON.stringify(value.title)}`,
          `      path: ${JSON.stringify(address)}`,
        ],
      },
    );
  }
};
