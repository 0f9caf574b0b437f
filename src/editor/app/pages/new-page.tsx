import { type FormEvent, useEffect, useState } from "react";
import { folders } from "../../../content/schema/content-files";
import { languageName } from "../../../lib/language";
import { toSlug } from "../../../lib/slug";
import { labelOf } from "../../labels";
import { inLanguageKey } from "../../values/combine";
import { drafts } from "../file/drafts";
import { addressOf } from "../route";
import { useSite } from "../site-context";
import { t } from "../words";

/** Kinds of blocks with which a page can begin, each with a name for the page. */
const NAMES: Readonly<Record<string, string>> = { people: "Our team" };

/** Asks for the name of a new page, and opens its form. */
export function NewPage({ folder, block }: { folder: string; block?: string }) {
  const { facts, others } = useSite();
  const type = Object.values(folders).find(({ path }) => path === folder);
  const first = block ? (NAMES[block] ?? "") : "";
  const [names, setNames] = useState<Readonly<Record<string, string>>>({
    title: first && t(first),
  });
  const [said, setSaid] = useState("");
  const heading = type ? t("New page: {kind}", { kind: t(labelOf(type.typeName)) }) : "";
  useEffect(() => void (document.title = heading), [heading]);
  if (!type) return null;
  const slug = toSlug(names["title"] ?? "");
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const path = `${folder}/${slug}.yaml`;
    if (!slug) return setSaid(t("Write a name with letters."));
    if (facts.pages[path]) return setSaid(t("There is a page of this name already."));
    const sections = block ? { sections: [{ type: block, [block]: [{}] }] } : {};
    drafts.keep({ path, value: { ...names, ...sections }, texts: {} });
    location.hash = addressOf(path);
  };
  return (
    <main>
      <header className="bar">
        <a href="#/">← {t("Start page")}</a>
      </header>
      <h1>{heading}</h1>
      <form onSubmit={begin}>
        {[undefined, ...others].map((code) => {
          const key = code ? inLanguageKey("title", code) : "title";
          return (
            <label key={key} className="field">
              {code
                ? `${t("What is it called?")} (${t(languageName(code))})`
                : t("What is it called?")}
              <input
                lang={code}
                value={names[key] ?? ""}
                onChange={({ target }) => setNames({ ...names, [key]: target.value })}
              />
            </label>
          );
        })}
        <p role="alert">{said}</p>
        <button className="main">{t("Begin")}</button>
      </form>
    </main>
  );
}
