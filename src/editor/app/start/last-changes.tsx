import { useEffect, useState } from "react";
import { titledLabel, useSite } from "../site-context";
import { momentInWords, t } from "../words";
import { type ListedChange, listedChanges, takeBack } from "./changes";

/** Changed values to show of one change. */
const SHOWN_WORDS = 4;

/** Changes to list when somebody asks for more. */
const MORE = 50;

/** The last changes of the content, each with a button that takes it back. */
export function LastChanges() {
  const { facts, files } = useSite();
  const [changes, setChanges] = useState<ListedChange[]>();
  const [count, setCount] = useState<number>();
  const [said, setSaid] = useState("");
  const list = () => listedChanges(files, count, (path) => titledLabel(facts, path));
  useEffect(() => {
    let isGone = false;
    list().then(
      (listed) => isGone || setChanges(listed),
      (error: Error) => isGone || setSaid(error.message),
    );
    return () => void (isGone = true);
    // Facts that are read again are no reason to ask a service again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [files, count]);

  const undo = async (change: ListedChange) => {
    setSaid("");
    try {
      await takeBack(files, change);
      setChanges(await list());
      setSaid(t("Taken back: {change}", { change: change.words[0] ?? "" }));
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <>
      <p role="status">{said || (!changes && t("Reading …"))}</p>
      {changes?.length === 0 && <p>{t("Nothing has changed yet.")}</p>}
      <ul className="changes">
        {changes?.map((change) => (
          <li key={change.id}>
            <ChangeWords {...change} />{" "}
            {change.changes && !change.isTakenBack && (
              <button
                type="button"
                className="small"
                aria-label={t("Take back: {change}", { change: change.words[0] ?? "" })}
                onClick={() => void undo(change)}
              >
                {t("Take back")}
              </button>
            )}
            {change.isTakenBack && <strong>{t("Taken back")}</strong>}
            {!change.changes && change.url && <a href={change.url}>{t("See it")}</a>}
          </li>
        ))}
      </ul>
      {changes && !count && changes.length > 0 && (
        <button type="button" className="small" onClick={() => setCount(MORE)}>
          {t("Show earlier changes")}
        </button>
      )}
    </>
  );
}

function ChangeWords({ time, who, words }: ListedChange) {
  const more = words.length - SHOWN_WORDS;
  const shown = words.slice(0, SHOWN_WORDS);
  const all = more > 0 ? [...shown, t("and {count} more", { count: more })] : shown;
  return (
    <>
      {momentInWords(time)}, {who}: {all.join("; ")}
    </>
  );
}
