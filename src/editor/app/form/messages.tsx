import type { Path } from "../route";
import { t } from "../words";
import { goTo, idOf } from "./names";
import { hasNewLine, splitInList } from "./paragraphs";
import { useForm, useStore } from "./store";
import { getAt, textOf } from "./values";

/** What is said of a field. A value that the check guesses can be taken by a press. */
export function Messages({ path }: { path: Path }) {
  const store = useForm();
  useStore(({ problems }) => problems);
  const take = (value: string) => {
    store.change(path, value);
    goTo(path);
  };
  return (
    <div id={`${idOf(path)}?messages`}>
      {store.problemsAt(path).map(({ message, instead, isError }) => (
        <p key={message} className={isError ? "error" : "warning"}>
          {message}{" "}
          {instead !== undefined &&
            (hasNewLine(textOf(getAt(store.value, path))) && !hasNewLine(instead) ? (
              <LineButtons path={path} onJoin={() => take(instead)} />
            ) : (
              <button type="button" className="small" onClick={() => take(instead)}>
                {t("Write {value}", { value: instead })}
              </button>
            ))}
        </p>
      ))}
    </div>
  );
}

/** Buttons for a text with new lines: one that makes an entry of each paragraph, in a list, and one that joins them. */
function LineButtons({ path, onJoin }: { path: Path; onJoin: () => void }) {
  const store = useForm();
  const split = splitInList(store, path);
  const divide = ({ list, index, parts }: NonNullable<typeof split>) => {
    const entries = getAt(store.value, list) as readonly unknown[];
    store.arrange(
      list,
      entries.toSpliced(index, 1, ...parts),
      [...entries.keys()].toSpliced(index, 1, ...parts.map((_, place) => (place ? -1 : index))),
    );
    for (const place of parts.keys()) store.reveal([...list, index + place]);
    goTo(path);
  };
  return (
    <>
      {split && (
        <button type="button" className="small" onClick={() => divide(split)}>
          {t("Split into {count}", { count: split.parts.length })}
        </button>
      )}{" "}
      <button type="button" className="small" onClick={onJoin}>
        {t("Join the lines")}
      </button>
    </>
  );
}
