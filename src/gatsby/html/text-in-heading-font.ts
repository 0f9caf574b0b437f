import { fonts } from "../../styles/tokens";

const [FAMILY = ""] = fonts.heading.split(",");

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, "");

/** The headings that a form may show later, and the facts that they may name: both are in its data. */
function laterHeadings(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (key === "facts") found.push(JSON.stringify(value));
    if (typeof value === "string" && /heading|title/i.test(key)) found.push(value);
    return value;
  });
  return found;
}

/**
 * All that a page shows in the heading font, now or later.
 *
 * @param html the page's body as React prints it
 * @param css the page's styles as Emotion prints them
 */
export function textInHeadingFont(html: string, css: string): string {
  const classes = [...css.matchAll(/\.([\w-]+)\{([^{}]*)/g)]
    .filter(([, , declarations]) => declarations?.includes(FAMILY))
    .map(([, name = ""]) => name);
  const elements = [
    /<(h[1-4])\b[^>]*>(.*?)<\/\1>/gs,
    ...classes.map(
      (name) => new RegExp(`<(\\w+)[^>]* class="[^"]*\\b${name}\\b[^>]*>(.*?)</\\1>`, "gs"),
    ),
  ];
  return [
    ...elements.flatMap((element) => [...html.matchAll(element)].map(([shown]) => textOf(shown))),
    ...[...html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs)].flatMap(
      ([, json = ""]) => laterHeadings(json),
    ),
  ].join(" ");
}
