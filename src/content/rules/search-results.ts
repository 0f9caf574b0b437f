/** What search engines show, where two pages could not be told apart, or a name would stand twice. */
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentText } from "../read/find-texts";

const partOf = (name: "title" | "description", texts: readonly ContentText[]) =>
  texts.filter(({ path }) => path.at(-2) === "seo" && path.at(-1) === name);

const asRead = (text: string) => text.trim().toLowerCase();

/** Texts that one above in the list says as well, each with the file of that one. */
function repeated(texts: readonly ContentText[]) {
  return texts.flatMap((it, index) => {
    const duplicate = texts.slice(0, index).find(({ text }) => asRead(text) === asRead(it.text));
    return duplicate ? [{ ...it, other: duplicate.file }] : [];
  });
}

/** Titles and descriptions that two pages share, and titles with the pharmacy's name, which follows anyway. */
export function searchResultWarnings({
  pharmacy,
  texts,
}: Pick<Content, "pharmacy" | "texts">): Problem[] {
  const titles = partOf("title", texts);
  const descriptions = partOf("description", texts);
  const services = texts.filter(
    ({ file, path }) => /^data\/services\//.test(file) && path.length === 1 && path[0] === "title",
  );
  const shared = [
    { what: "title in search results", found: repeated(titles) },
    { what: "description in search results", found: repeated(descriptions) },
    { what: "name in the menu", found: repeated(services) },
  ].flatMap(({ what, found }) =>
    found.map(({ file, path, other }) => ({
      file,
      place: { path },
      message: `${other} has the same ${what}, so that people cannot tell the two pages apart.`,
      fix: "Say in each what only this page has.",
    })),
  );
  // A name of one word, such as Care, can be meant as the word.
  const names = [pharmacy?.value.name, pharmacy?.value.shortName].filter((it) => it?.includes(" "));
  const spoken = [...names, "{name}", "{shortName}"];
  const named = titles.filter(({ text }) => spoken.some((name) => name && text.includes(name)));
  return [
    ...shared,
    ...named.map(({ file, path }) => ({
      file,
      place: { path },
      message: "The pharmacy's name follows this title anyway, and would stand there twice.",
      fix: "Leave the name out.",
    })),
  ];
}
