import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { controlsIn } from "../../lib/form-controls";
import { boxedRow } from "../../styles/recipes";
import { onlyWithScript } from "../components/form-styles";
import type { FieldDefinition } from "../core/form-definition";

interface Props {
  fields: readonly FieldDefinition[];
  /** "I have no insurance". */
  label: string;
  /** True while sending. */
  disabled: boolean;
}

/** Returns the fields that the box answers, with their inputs. */
const answeredIn = (form: HTMLFormElement, fields: Props["fields"]) => {
  const controls = controlsIn(form);
  return fields.flatMap(({ name, shortcut }) => {
    const control = shortcut && controls.find((candidate) => candidate.name === name);
    return control ? [{ name, shortcut, control }] : [];
  });
};

/**
 * Box that answers fields of a group at once, with what the pharmacist reads there: "None". It has no name, because it
 * is no answer. Unticking it, or changing one of the fields, brings back what was typed before.
 */
export function Shortcut({ fields, label, disabled }: Props) {
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { current: input } = box;
    const form = input?.form;
    if (!input || !form) return;
    const answered = () => answeredIn(form, fields);
    const isAnswered = () =>
      answered().every(({ control, shortcut }) => control.value === shortcut);
    const nothing = Object.fromEntries(fields.map(({ name }) => [name, ""]));
    /** Answers from before the tick, by field name. */
    let replaced = nothing;
    /** Sets all values before it sends the events, because each event updates the box. */
    const setAnswers = (values: Readonly<Record<string, string>>) => {
      const changed = answered().filter(({ name }) => name in values);
      for (const { name, control } of changed) control.value = values[name] ?? "";
      for (const { control } of changed)
        control.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const apply = () => {
      const before = replaced;
      const all = answered();
      replaced = Object.fromEntries(all.map(({ name, control }) => [name, control.value]));
      setAnswers(
        input.checked
          ? Object.fromEntries(all.map(({ name, shortcut }) => [name, shortcut]))
          : before,
      );
    };
    /** Updates the box. When one field is changed, the others get back what was typed in them. */
    const update = ({ target }: Event) => {
      const wasTicked = input.checked;
      input.checked = isAnswered();
      if (!wasTicked || input.checked) return;
      const typed = Object.entries(replaced).filter(
        ([name, value]) => value && name !== (target as HTMLInputElement).name,
      );
      setAnswers(Object.fromEntries(typed));
    };
    const forget = () => {
      replaced = nothing;
    };
    // Ticked, or answered, before hydration.
    if (input.checked && !isAnswered()) apply();
    input.checked = isAnswered();
    // Before the form gets the event.
    input.addEventListener("input", apply);
    form.addEventListener("input", update);
    form.addEventListener("reset", forget);
    return () => {
      input.removeEventListener("input", apply);
      form.removeEventListener("input", update);
      form.removeEventListener("reset", forget);
    };
  }, [fields]);

  return (
    // A paragraph, which is not printed: the paper form has a box of its own.
    <p css={onlyWithScript}>
      <label css={[boxedRow, oneLine]}>
        <input ref={box} type="checkbox" disabled={disabled} />
        {label}
      </label>
    </p>
  );
}

const oneLine = css`
  width: fit-content;
  font-weight: 650;
`;
