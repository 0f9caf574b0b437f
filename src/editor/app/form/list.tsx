import * as z from "zod";
import { languageName } from "../../../lib/language";
import { entryKeyOf } from "../../../content/languages/entry-keys";
import { isOwn } from "../../../content/languages/translation-of";
import { metaOf, shapeOf, unwrapped } from "../../../content/schema/inspect-schema";
import { entryNoun, helpBeside, helpOnScreen, labelOf, sayLabel } from "../../labels";
import { isSentenceList } from "../../values/combine";
import type { Path } from "../route";
import { useSite } from "../site-context";
import { t } from "../words";
import { Entry } from "./entry";
import { Messages } from "./messages";
import { goInside, idOf } from "./names";
import type { FieldProps } from "./single-field";
import { useForm, useStore } from "./store";
import { getAt } from "./values";

interface ListProps extends FieldProps {
  /** Schema of the entries. */
  element: z.core.$ZodType;
}

/** Returns the kinds of blocks of a list; none if all entries are alike. */
const kindsIn = (element: z.core.$ZodType): z.ZodObject[] => {
  const type = unwrapped(element);
  return type instanceof z.ZodDiscriminatedUnion
    ? type.options.filter((option) => option instanceof z.ZodObject)
    : [];
};

const typeOf = (kind: z.ZodObject) => String((shapeOf(kind)["type"] as z.ZodLiteral).value);

/** A list, with a button that adds an entry. */
export function List({ path, name, schema, lang, first, element }: ListProps) {
  const store = useForm();
  const { others } = useSite();
  const value = useStore(() => getAt(store.value, path));
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const hasSentences = isSentenceList(schema) && others.length > 0;
  const label = labelOf(name);
  const help = lang ? "" : helpBeside(label, schema);
  const said = sayLabel(label, help, t);
  // A list with the same entries in all languages is of all of them.
  const language = lang ?? (isOwn(schema) ? first : undefined);
  const noun = entryNoun(name, element);
  const kinds = kindsIn(element);
  const isOfDays = entryKeyOf(element) === "date";

  const add = (entry: unknown) => {
    // The next day is most often the new one. It is put into order when it is saved.
    const place = isOfDays ? 0 : entries.length;
    store.arrange(
      path,
      entries.toSpliced(place, 0, entry),
      [...entries.keys()].toSpliced(place, 0, -1),
    );
    const group = kinds.find((kind) => typeOf(kind) === getAt(entry, ["type"])) ?? element;
    for (const inner of requiredGroups(group, [...path, place])) store.reveal(inner);
    goInside([...path, place]);
  };
  const blank = () => {
    const type = unwrapped(element);
    if (hasSentences) return { text: "" };
    if (type instanceof z.ZodObject) return {};
    return type instanceof z.ZodNumber ? 0 : "";
  };
  const addButtons = (
    <AddButtons
      path={path}
      noun={t(noun)}
      kinds={kinds}
      onAdd={(type) => add(type === undefined ? blank() : { type })}
    />
  );
  return (
    <div className="list" role="group" aria-labelledby={`${idOf(path)}?label`}>
      <p className="label" id={`${idOf(path)}?label`}>
        {language ? `${said} (${t(languageName(language))})` : said}
      </p>
      {help && <p className="help">{t(help)}</p>}
      <Messages path={path} />
      {isOfDays && addButtons}
      {entries.map((entry, index) => (
        <Entry
          key={index}
          path={[...path, index]}
          name={name}
          element={element}
          entry={entry}
          noun={noun}
          isSentence={hasSentences}
          lang={lang}
        />
      ))}
      {!isOfDays && addButtons}
    </div>
  );
}

/** Returns a path, and those of the groups in it that must be there: they are open from the start. */
function requiredGroups(schema: z.core.$ZodType, path: Path): Path[] {
  const type = unwrapped(schema);
  if (!(type instanceof z.ZodObject)) return [path];
  const inner = Object.entries(shapeOf(type)).filter(([, part]) => part instanceof z.ZodObject);
  return [path, ...inner.flatMap(([key, part]) => requiredGroups(part, [...path, key]))];
}

interface AddButtonsProps {
  path: Path;
  noun: string;
  kinds: readonly z.ZodObject[];
  onAdd: (type?: string) => void;
}

/** The button that adds an entry, or a list of buttons for its kinds. */
function AddButtons({ path, noun, kinds, onAdd }: AddButtonsProps) {
  const words = t("Add {what}", { what: noun });
  if (kinds.length === 0)
    return (
      <button type="button" className="add" id={idOf(path, "add")} onClick={() => onAdd()}>
        {words}
      </button>
    );
  return (
    <details className="kinds">
      <summary className="add" id={idOf(path, "add")}>
        {words}
      </summary>
      <ul>
        {kinds.map((kind) => (
          <li key={typeOf(kind)}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                currentTarget.closest("details")?.removeAttribute("open");
                onAdd(typeOf(kind));
              }}
            >
              {t(labelOf(typeOf(kind)))}
            </button>
            <p className="help">{t(helpOnScreen(metaOf(kind).description ?? ""))}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
