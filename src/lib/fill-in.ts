import type { Words } from "./words";

/** Replaces `{name}` by its value. Braces without a value stay. */
export function fillIn(text: string, values: Readonly<Record<string, string | undefined>>): string;
export function fillIn(text: Words, values: Readonly<Record<string, Words | undefined>>): Words;
export function fillIn(text: Words, values: Readonly<Record<string, Words | undefined>>): Words {
  return (text as string).replace(
    /\{(\w+)\}/g,
    (braces, name: string) => (values[name] as string | undefined) ?? braces,
  );
}
