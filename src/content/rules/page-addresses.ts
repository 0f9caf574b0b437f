/** Pages and sections with an address that is taken, and pages without a link to them. */
import { toSlug } from "../../lib/slug";
import { type Advice, type Problem, problemsIn, problemsInBlocks } from "../problem";
import type { Content } from "../read/content";
import { BOOKING_SECTION_ID, MAIN_ID } from "../../lib/paths";
import { keysOf } from "../languages/entry-keys";
import { pageAddress } from "../languages/addresses";
import { contentTypeAt, folders } from "../schema/content-files";

/** Folders of the published site, and names that hosts treat specially. */
const RESERVED = ["404", "edit", "files", "fonts", "icons", "index", "page-data", "static"].map(
  (name) => `/${name}/`,
);

function takenAddress(address: string, fixedPages: readonly string[]): Advice | undefined {
  const rename = "Give this file another name, such as team.yaml: it is the page's address.";
  if (fixedPages.includes(address)) {
    return {
      message: `The site has a page ${address} already.`,
      fix: `To change its words, go to data/pages/. ${rename}`,
    };
  }
  return RESERVED.includes(address)
    ? { message: `The site needs the address ${address} for something else.`, fix: rename }
    : undefined;
}

/** Reports files in `own-pages/` whose address is taken. */
const ownPageProblems = ({
  yamlPaths,
  files,
  fixedPages,
}: Pick<Content, "yamlPaths" | "files" | "fixedPages">): Problem[] =>
  yamlPaths
    .filter((path) => contentTypeAt(path) === folders.ownPages)
    .flatMap((path) => {
      const advice = takenAddress(pageAddress(path, files), fixedPages);
      return advice ? { file: `data/${path}`, ...advice } : [];
    });

/** Reports equipment categories whose name gives the address of another category. */
const categoryProblems = ({ equipment }: Pick<Content, "equipment">): Problem[] =>
  problemsIn(equipment, ({ categories }) =>
    categories.map(({ name }, index) => {
      const slug = toSlug(name);
      const above = categories.slice(0, index).find((other) => toSlug(other.name) === slug);
      if (slug === "" || !above) return undefined;
      const message = `"${name}" would have the same web address as "${above.name}": ${slug}.`;
      const fix = "Give one of the two a name with other words.";
      return { path: ["categories", index, "name"], message, fix };
    }),
  );

/** Section types with an address of their own, or with pages below them. */
const SINGLE_SECTIONS: readonly string[] = ["equipment", "otc", "booking"];

const repeatedBlockProblems = (content: Pick<Content, "services" | "ownPages">): Problem[] =>
  problemsInBlocks(content, ({ type }, path, blocksAbove) => [
    SINGLE_SECTIONS.includes(type) &&
      blocksAbove.some((above) => above.type === type) && {
        path: [...path, "type"],
        message: `A page can have one block "${type}"; this page has another one above.`,
        fix: "Delete one of the two.",
      },
  ]);

/** Reports questions whose address is that of another part of the page. */
const questionProblems = (content: Pick<Content, "services" | "ownPages">): Problem[] =>
  problemsInBlocks(content, (block, path, blocksAbove) => {
    if (block.type !== "questions") return [];
    const taken = [...blocksAbove, block].flatMap(({ id }) => id ?? []);
    const above = blocksAbove.flatMap((other) =>
      other.type === "questions" ? keysOf("id", other.questions) : [],
    );
    return keysOf("id", block.questions).map((id, index) =>
      [...taken, ...above, MAIN_ID, BOOKING_SECTION_ID].includes(id)
        ? {
            path: [...path, "questions", index],
            message: `The address of this answer would be #${id}, and another part of the page has that one.`,
            fix: `Write another id above the question, such as id: "${id}-answer".`,
          }
        : undefined,
    );
  });

/** Reports pages and parts of pages whose addresses are taken. */
export const pageAddressProblems = (
  content: Pick<
    Content,
    "yamlPaths" | "files" | "fixedPages" | "equipment" | "services" | "ownPages"
  >,
): Problem[] => [
  ...ownPageProblems(content),
  ...categoryProblems(content),
  ...repeatedBlockProblems(content),
  ...questionProblems(content),
];

/**
 * Reports files in `own-pages/` without a link to them: patients would never find these pages. The footer links to
 * notices by itself.
 */
export function unlinkedPageWarnings({
  ownPages,
  texts,
  yamlPaths,
  files,
}: Pick<Content, "ownPages" | "texts" | "yamlPaths" | "files">): Problem[] {
  // A file that cannot be read may contain the link.
  if (yamlPaths.some((path) => !files.some((file) => file.path === path))) return [];
  return ownPages.flatMap(({ file, value }) => {
    const address = pageAddress(file.replace(/^data\//, ""), files);
    const isLinked = texts.some(
      (link) =>
        link.fieldType === "path" && link.file !== file && link.text.split("#")[0] === address,
    );
    if (isLinked || value.legalNotice) return [];
    return {
      file,
      message: `Nothing on the site leads to this page, ${address}.`,
      fix: 'Put it into the menu ("moreEntries" in data/header.yaml) or into a list of links. For the footer, paste these lines into data/footer.yaml, below the last link of "quickLinks":',
      lines: [
        `    - label: ${JSON.stringify(value.title)}`,
        `      path: ${JSON.stringify(address)}`,
      ],
    };
  });
}
