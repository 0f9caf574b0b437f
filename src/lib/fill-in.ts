/** Replaces `{name}` by its value. Braces without a value stay. */
export const fillIn = (
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): string => text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
