import { createContext, type ReactNode, use } from "react";
import { Thumbnail } from "../kinds/thumbnail";
import type { Path } from "../route";
import { t } from "../words";
import { idOf } from "./names";
import { useForm, useStore } from "./store";

/** Level of the headings around. */
const Level = createContext(1);

interface FoldProps {
  path: Path;
  title: string;
  /** Path of a picture below `data/`. */
  picture?: string;
  children: () => ReactNode;
}

/** A part that folds. Its content is there only while it is open. */
export function Fold({ path, title, picture, children }: FoldProps) {
  const level = use(Level) + 1;
  const store = useForm();
  const isOpen = useStore(() => store.isOpen(path));
  const wrong = useStore(() => store.problemsBelow(path).filter(({ isError }) => isError).length);
  const Heading = `h${Math.min(6, level)}` as "h2";
  return (
    <section className="fold">
      <Heading>
        <button
          type="button"
          id={idOf(path, "fold")}
          aria-expanded={isOpen}
          onClick={() => store.fold(path, !isOpen)}
        >
          {picture && <Thumbnail path={picture} isLazy />}
          <span>{title}</span>
          {wrong > 0 && !isOpen && (
            <em className="error">{t("to correct: {count}", { count: wrong })}</em>
          )}
        </button>
      </Heading>
      {isOpen && (
        <div className="inside">
          <Level value={level}>{children()}</Level>
        </div>
      )}
    </section>
  );
}
