import { goTo } from "../form/names";
import { type FieldProblem, useForm, useStore } from "../form/store";
import { t } from "../words";

/** Errors that other files would have, and folded what else the check says, that of the open file first. */
export function ProblemList() {
  const store = useForm();
  const problems = useStore((state) => state.problems);
  useStore((state) => state.value);
  const needed = problems.filter(({ path, isError, isNew }) => !path && isError && isNew);
  const own = store.ofForm();
  const elsewhere = problems.filter((one) => !one.path && !needed.includes(one));
  return (
    <div className="problems">
      <List problems={needed} />
      <Folded words={t("Hints about this file: {count}", { count: own.length })} problems={own} />
      <Folded
        words={t("Hints about other files: {count}", { count: elsewhere.length })}
        problems={elsewhere}
      />
    </div>
  );
}

function Folded({ words, problems }: { words: string; problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <details>
      <summary>{words}</summary>
      <List problems={problems} />
    </details>
  );
}

function List({ problems }: { problems: readonly FieldProblem[] }) {
  const store = useForm();
  if (problems.length === 0) return null;
  return (
    <ul>
      {problems.map(({ address, path, label, message, isError }) => (
        <li key={`${label} ${message}`} className={isError ? "error" : "warning"}>
          {path ? (
            <button
              type="button"
              className="link"
              onClick={() => {
                store.reveal(path);
                goTo(path);
              }}
            >
              {label}
            </button>
          ) : (
            <a href={address}>{label}</a>
          )}{" "}
          {message}
        </li>
      ))}
    </ul>
  );
}
