import type { ReactNode } from "react";
import { helpBeside, labelOf, sayLabel } from "../../labels";
import { t } from "../words";
import { Fold } from "./fold";
import { Messages } from "./messages";
import { goInside, goToPart, idOf } from "./names";
import type { FieldProps } from "./single-field";
import { useForm, useStore } from "./store";
import { getAt } from "./values";

/** A group of fields. One that may be left out can be added and taken out. */
export function Group({
  path,
  name,
  schema,
  isRequired,
  children,
}: FieldProps & { children: ReactNode }) {
  const store = useForm();
  const isThere = useStore(() => getAt(store.value, path) !== undefined);
  const label = labelOf(name);
  const help = helpBeside(label, schema);
  const title = sayLabel(label, help, t);
  const add = () => {
    store.change(path, {});
    store.reveal(path);
    goInside(path);
  };
  const takeOut = () => {
    store.change(path, undefined);
    goToPart(path, "add");
  };
  if (!isThere && !isRequired)
    return (
      <div className="field">
        <button type="button" className="add" id={idOf(path, "add")} onClick={add}>
          {t("Add {what}", { what: title.toLowerCase() })}
        </button>
        {help && <p className="help">{t(help)}</p>}
      </div>
    );
  return (
    <Fold path={path} title={title}>
      {() => (
        <>
          {help && <p className="help">{t(help)}</p>}
          <Messages path={path} />
          {children}
          {!isRequired && (
            <p className="row">
              <button type="button" onClick={takeOut}>
                {t("Take out {what}", { what: title.toLowerCase() })}
              </button>
            </p>
          )}
        </>
      )}
    </Fold>
  );
}
