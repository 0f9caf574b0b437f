import { css } from "@emotion/react";
import * as Plus from "lucide-react/icons/plus";
import { type ClipboardEvent, type ComponentProps, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { secondaryButton } from "../../components/button-styles";
import { Icon } from "../../components/icon";
import { Wording } from "../../components/wording";
import { plain, type Words } from "../../lib/words";

interface Props extends Omit<ComponentProps<"input">, "id" | "required"> {
  /** `id` of the first input. */
  id: string;
  required: boolean;
  label: Words;
  /** Words of the button that adds an input. */
  another: Words | null | undefined;
}

/** Separates the answers of a pasted list. */
const SEPARATOR = /[\s,;]+/;

/**
 * Inputs for several answers to one field, with a button that adds one. A pasted list is split into
 * inputs. Clearing the form leaves only the first input.
 */
export function SeveralInputs({ id, required, label, another, readOnly, ...shared }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(1);
  const inputs = () => [...(box.current?.querySelectorAll("input") ?? [])];

  useEffect(() => {
    const form = box.current?.closest("form");
    const removeAdded = () => setCount(1);
    form?.addEventListener("reset", removeAdded);
    return () => form?.removeEventListener("reset", removeAdded);
  }, []);

  function add() {
    flushSync(() => setCount(count + 1));
    inputs()[count]?.focus();
  }

  function split(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text").split(SEPARATOR).filter(Boolean);
    if (pasted.length < 2) return;
    event.preventDefault();
    const first = inputs().indexOf(event.currentTarget);
    const later = inputs()
      .slice(first + 1)
      .map(({ value }) => value)
      .filter(Boolean);
    const values = [...pasted, ...later];
    flushSync(() => setCount(Math.max(count, first + values.length)));
    for (const [index, input] of inputs().slice(first).entries()) {
      input.value = values[index] ?? "";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    inputs()[first + pasted.length - 1]?.focus();
  }

  return (
    <div ref={box} css={list}>
      {Array.from({ length: count }, (_, index) => (
        <input
          key={index}
          {...shared}
          type="text"
          id={index === 0 ? id : `${id}-${index + 1}`}
          required={required && index === 0}
          readOnly={readOnly}
          aria-label={index === 0 ? undefined : `${plain(label)} ${index + 1}`}
          onPaste={split}
        />
      ))}
      <button type="button" css={secondaryButton} disabled={readOnly} onClick={add}>
        <Icon of={Plus} size={20} />
        <Wording>{another}</Wording>
      </button>
    </div>
  );
}

const list = css`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
`;
