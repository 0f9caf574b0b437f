import { useEffect, useState } from "react";
import { withoutData } from "../../../content/schema/content-files";
import { fieldLabel } from "../../labels";
import type { CheckedProblem } from "../../files/files";
import type { Unpublished } from "../../server/unpublished";
import type { SiteFacts } from "../../site-facts";
import { wordsOf } from "../file/check";
import { drafts } from "../file/drafts";
import { ThrowAway } from "../file/throw-away";
import { addressOf } from "../route";
import { titledLabel, useSite } from "../site-context";
import { momentInWords, t } from "../words";
import { LiveStatus } from "./live-status";

/** Files to name. */
const NAMED = 6;

/** What is typed and not saved, saved and not published, and wrong. */
export function Waiting() {
  const { files } = useSite();
  return (
    <>
      <Drafts />
      {files.preview ? <OnThisComputer /> : <LiveStatus />}
    </>
  );
}

function Drafts() {
  const { facts } = useSite();
  const [waiting, setWaiting] = useState(() => drafts.all());
  if (waiting.length === 0) return null;
  return (
    <section className="notice" aria-label={t("Not saved")}>
      <p>{t("Typed, and not saved yet:")}</p>
      <ul>
        {waiting.map((draft) => {
          const name = titledLabel(facts, draft.path);
          return (
            <li key={draft.path + draft.tab}>
              <a href={addressOf(draft.path)}>{name}</a> {momentInWords(draft.time)}{" "}
              <ThrowAway
                draft={draft}
                label={t("Throw away: {name}", { name })}
                onDone={() => setWaiting(drafts.all())}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function OnThisComputer() {
  const { facts, files } = useSite();
  const [errors, setErrors] = useState<CheckedProblem[]>([]);
  const [waiting, setWaiting] = useState<Unpublished>();
  const [failure, setFailure] = useState("");
  useEffect(() => {
    const look = async () => {
      const [problems, answer] = await Promise.all([files.check({}), fetch("unpublished")]);
      setFailure("");
      setErrors(problems.filter(({ isError }) => isError));
      setWaiting((await answer.json()) as Unpublished);
    };
    const tryToLook = () => void look().catch((error: Error) => setFailure(error.message));
    // Somebody comes back from the program that publishes.
    const lookAgain = () => document.visibilityState === "visible" && tryToLook();
    tryToLook();
    addEventListener("visibilitychange", lookAgain);
    return () => removeEventListener("visibilitychange", lookAgain);
  }, [files]);
  return (
    <>
      {errors.length > 0 && (
        <>
          <p className="error">{t("The site is not published until this is corrected.")}</p>
          <ul>
            {errors.map((problem) => {
              const { file, path = [], entries = [], message } = problem;
              const below = withoutData(file);
              const label = [titledLabel(facts, below), fieldLabel(path, entries, t)].filter(
                Boolean,
              );
              return (
                <li key={label.join() + message}>
                  <a href={addressOf(below, path as (string | number)[])}>{label.join(": ")}</a>{" "}
                  {wordsOf(problem)}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p>{failure || (waiting ? waitsInWords(waiting, facts) : t("Reading …"))}</p>
    </>
  );
}

function waitsInWords({ files }: Unpublished, facts: SiteFacts): string {
  if (!files)
    return t("What you save is on this computer first. Patients see it once it is published.");
  if (files.length === 0)
    return t("All that is saved on this computer is on its way to patients, or there.");
  const labels = [...new Set(files.map((path) => titledLabel(facts, path)))];
  const more = labels.length - NAMED;
  const shown =
    more > 0 ? [...labels.slice(0, NAMED), t("and {count} more", { count: more })] : labels;
  return t("Saved on this computer, and patients do not see it yet: {files}.", {
    files: shown.join("; "),
  });
}
