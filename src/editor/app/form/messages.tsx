import type { Path } from "../route";
import { t } from "../words";
import { goTo, idOf } from "./names";
import { useForm, useStore } from "./store";

/** What the check says of a field. A value that it guesses can be taken by a press. */
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
          {instead !== undefined && (
            <button type="button" className="small" onClick={() => take(instead)}>
              {t("Write {value}", { value: instead })}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
