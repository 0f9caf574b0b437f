import { useState } from "react";
import * as z from "zod";
import { unwrapped } from "../../../content/schema/inspect-schema";
import { Dialog } from "../dialog";
import type { Path } from "../route";
import { t } from "../words";
import { Fields, Words } from "./fields";
import { Fold } from "./fold";
import { Messages } from "./messages";
import { goInside, goToPart, idOf, nameOf } from "./names";
import { SingleField } from "./single-field";
import { useForm } from "./store";
import { getAt } from "./values";

interface EntryProps {
  path: Path;
  /** Key of the list. */
  name: string;
  element: z.core.$ZodType;
  entry: unknown;
  /** What one entry is called, in English. */
  noun: string;
  /** True for a sentence with its translations. */
  isSentence: boolean;
  lang?: string;
}

/** An entry of a list: folded if it is a group. It can be moved, duplicated and deleted. */
export function Entry(props: EntryProps) {
  const { path, element, entry, noun, isSentence, lang } = props;
  const index = Number(path.at(-1));
  const name = nameOf(entry, index, t(noun));
  const type = unwrapped(element);
  const isGroup = type instanceof z.ZodObject || type instanceof z.ZodDiscriminatedUnion;
  if (!isGroup)
    return (
      <div className="line">
        <div className="inside">
          {isSentence ? (
            <Words path={[...path, "text"]} name={noun} schema={element} isRequired isLine />
          ) : (
            <SingleField path={path} name={noun} schema={element} lang={lang} isRequired isLine />
          )}
        </div>
        <EntryButtons {...props} called={name} />
      </div>
    );
  const picture = getAt(entry, ["picture", "file"]);
  return (
    <Fold path={path} title={name} picture={typeof picture === "string" ? picture : undefined}>
      {() => (
        <>
          <Messages path={path} />
          <Fields path={path} schema={element} />
          <EntryButtons {...props} called={name} canDuplicate />
        </>
      )}
    </Fold>
  );
}

interface EntryButtonsProps extends EntryProps {
  called: string;
  canDuplicate?: boolean;
}

function EntryButtons({ path, entry, noun, called, canDuplicate = false }: EntryButtonsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const store = useForm();
  const list = path.slice(0, -1);
  const index = Number(path.at(-1));
  const entries = getAt(store.value, list) as readonly unknown[];
  const positions = [...entries.keys()];
  const move = (to: number) => {
    const put = <Item,>(items: readonly Item[]) =>
      items.toSpliced(index, 1).toSpliced(to, 0, items[index] as Item);
    store.arrange(list, put(entries), put(positions));
    const wasLast = to === 0 || to === entries.length - 1;
    const same = to < index ? "up" : "down";
    goToPart([...list, to], wasLast ? (same === "up" ? "down" : "up") : same);
  };
  const duplicate = () => {
    // Its id is made from its name, as that of a new entry, and no day is in a list twice.
    const copy = {
      ...(entry as object),
      id: undefined,
      ...("date" in (entry as object) && { date: undefined }),
    };
    store.arrange(
      list,
      entries.toSpliced(index + 1, 0, copy),
      positions.toSpliced(index + 1, 0, -1),
    );
    store.fold(path, false);
    store.reveal([...list, index + 1]);
    goInside([...list, index + 1]);
  };
  const remove = () => {
    store.arrange(list, entries.toSpliced(index, 1), positions.toSpliced(index, 1));
    goToPart(list, "add");
  };
  const isBlank =
    !entry || (typeof entry === "object" && Object.values(entry).every((part) => !part));
  return (
    <span className="entry-buttons">
      <button
        type="button"
        id={idOf(path, "up")}
        aria-label={t("Move up: {name}", { name: called })}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        id={idOf(path, "down")}
        aria-label={t("Move down: {name}", { name: called })}
        disabled={index === entries.length - 1}
        onClick={() => move(index + 1)}
      >
        ↓
      </button>
      {canDuplicate && (
        <button
          type="button"
          aria-label={t("Duplicate {name}", { name: called })}
          onClick={duplicate}
        >
          {t("Duplicate")}
        </button>
      )}
      <button
        type="button"
        aria-label={t("Delete {name}", { name: called })}
        onClick={() => (isBlank ? remove() : setIsAsking(true))}
      >
        {canDuplicate ? t("Delete") : "✕"}
      </button>
      {isAsking && (
        <Dialog
          title={t("Delete {name}?", { name: `${t(noun)}: ${called}` })}
          onClose={() => setIsAsking(false)}
          buttons={
            <button type="button" className="main" onClick={remove}>
              {t("Delete")}
            </button>
          }
        >
          <p>{t("It goes in every language. Nothing is changed until you save.")}</p>
        </Dialog>
      )}
    </span>
  );
}
