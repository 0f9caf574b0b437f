import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../../src/lib/files-below";

const inFolder = (folder: string) => filesBelow(folder).map((file) => `${folder}/${file}`);

const pages = [
  ...["README.md", "CONTRIBUTING.md", "artwork/README.md", "bench/README.md"],
  ...["README", "amazon", "google"].map((name) => `mail-server/${name}.md`),
  ...["docs", "hosting", "src"].flatMap(inFolder).filter((file) => file.endsWith(".md")),
];

const read = (file: string) => readFileSync(file, "utf8").replaceAll(/^ *```.*?^ *```/gms, "");

/** Returns the anchors that GitHub gives to the headings of a page. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

const leadsNowhere = (page: string, link: string): boolean => {
  const [path = "", anchor] = link.split("#", 2);
  const file = path === "" ? page : join(dirname(page), path);
  return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
};

test.each(pages)("the links of %s lead to a file and a heading", (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)/g)].map(
    ([, link = ""]) => link,
  );
  expect(links.filter((link) => leadsNowhere(page, link))).toEqual([]);
});
