/** The text with `{name}` replaced by its value; braces without a value stay as they are. */
export const fillIn = (text: string, values: Readonly<Record<string, string | undefined>>) =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
