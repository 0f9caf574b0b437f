import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { Wording } from "../../components/text";
import { controlsIn } from "../../lib/form-controls";
import type { Words } from "../../lib/words";
import { boxedRow } from "../../styles/recipes";
import { onlyWithScript } from "../components/form-styles";
import type { FieldDefinition } from "../core/form-definition";

interface Props {
  fields: readonly FieldDefinition[];
  /** "I have no insurance". */
  label: Words;
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
 * is no answer. To untick it brings back what was typed before.
 */
export function Shortcut({ fields, label, disabled }: Props) {
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { current: input } = box;
    const form = input?.form;
    if (!input || !form) return;
    /** Answers from before the tick, by field name. */
    let replaced: Readonly<Record<string, string>> = {};
    const answered = () => answeredIn(form, fields);
    const isAnswered = () =>
      answered().every(({ control, shortcut }) => control.value === shortcut);
    function apply() {
      const answers = replaced;
      replaced = Object.fromEntries(answered().map(({ name, control }) => [name, control.value]));
      // The box changes with each field that changes.
      const isTicked = input?.checked;
      for (const { name, shortcut, control } of answered()) {
        control.value = isTicked ? shortcut : (answers[name] ?? "");
        control.dispatchEvent(new Event("input", { bubbles: true }));
      }
    }
    const update = () => {
      input.checked = isAnswered();
    };
    const forget = () => {
      replaced = {};
    };
    // Ticked, or answered, before hydration.
    if (input.checked && !isAnswered()) apply();
    update();
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
        <Wording>{label}</Wording>
      </label>
    </p>
  );
}

const oneLine = css`
  width: fit-content;
  font-weight: 650;
`;
