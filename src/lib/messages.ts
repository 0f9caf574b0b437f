/** Returns `1 text`, `2 texts`. */
export const counted = (count: number, thing: string) =>
  `${count} ${thing}${count === 1 ? "" : "s"}`;

/** Shortens a text to one line. */
export function shorten(text: string, maxLength = 60): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
