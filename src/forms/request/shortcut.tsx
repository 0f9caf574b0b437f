import { css } from "@emotion/react";
import * as Check from "lucide-react/icons/check";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../components/icon";
import { controlsIn } from "../../lib/form-controls";
import { colors, media, radii, targetSize } from "../../styles/tokens";
import type { FieldDefinition } from "../core/form-definition";
import type { Words } from "../../lib/words";
import { Wording } from "../../components/wording";

interface Props {
  fields: readonly FieldDefinition[];
  /** "I have no insurance". */
  label: Words;
  /** True while sending. */
  disabled: boolean;
}

/** Returns the fields that the button answers, with their inputs. */
const answeredIn = (form: HTMLFormElement, fields: Props["fields"]) => {
  const controls = controlsIn(form);
  return fields.flatMap(({ name, shortcut }) => {
    const control = shortcut && controls.find((candidate) => candidate.name === name);
    return control ? [{ name, shortcut, control }] : [];
  });
};

/**
 * Button that answers fields of a group at once, with what the pharmacist reads there: "None". A second
 * press brings back what was typed before.
 */
export function Shortcut({ fields, label, disabled }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  /** Answers from before the press, by field name. */
  const replaced = useRef<Readonly<Record<string, string>>>({});

  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const update = () =>
      setIsPressed(
        answeredIn(form, fields).every(({ control, shortcut }) => control.value === shortcut),
      );
    const forget = () => {
      replaced.current = {};
      // `reset` fires before the fields are empty.
      queueMicrotask(update);
    };
    update();
    form.addEventListener("input", update);
    form.addEventListener("reset", forget);
    return () => {
      form.removeEventListener("input", update);
      form.removeEventListener("reset", forget);
    };
  }, [fields]);

  function toggle() {
    const form = button.current?.form;
    if (!form) return;
    const answered = answeredIn(form, fields);
    const answers = isPressed
      ? replaced.current
      : Object.fromEntries(answered.map(({ name, shortcut }) => [name, shortcut]));
    replaced.current = Object.fromEntries(
      answered.map(({ name, control }) => [name, control.value]),
    );
    for (const { name, control } of answered) {
      control.value = answers[name] ?? "";
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }

  return (
    <button
      ref={button}
      type="button"
      css={toggleButton}
      aria-pressed={isPressed}
      disabled={disabled}
      onClick={toggle}
    >
      <span css={box}>{isPressed && <Icon of={Check} size={20} />}</span>
      <Wording>{label}</Wording>
    </button>
  );
}

const toggleButton = css`
  display: flex;
  align-items: center;
  justify-self: start;
  gap: 0.75rem;
  min-height: ${targetSize};
  padding-block: 0.5rem;
  padding-inline: 0.75rem 1rem;
  border: 2px solid ${colors.fieldLine};
  border-radius: ${radii.small};
  background: ${colors.page};
  color: ${colors.ink};
  font: inherit;
  font-weight: 650;
  text-align: start;
  cursor: pointer;

  ${media.largeText} {
    flex-direction: column;
    align-items: start;
  }

  &:hover,
  &[aria-pressed="true"] {
    border-color: ${colors.brand};
  }

  &[aria-pressed="true"] {
    background: ${colors.tintSoft};
  }
`;

const box = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid ${colors.fieldLine};
  border-radius: 0.25rem;

  [aria-pressed="true"] > & {
    border-color: ${colors.brand};
    background: ${colors.brand};
    color: ${colors.onButton};
  }
`;
