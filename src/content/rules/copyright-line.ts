import type { Problem } from "../problem";
import type { Content } from "../read/content";

/** A sign or a year in the last line of every page, which puts both before it. */
export function copyrightLineWarnings({ footer }: Pick<Content, "footer">): Problem[] {
  if (!footer) return [];
  const [stray] = /©|^(?:\(c\)|copyright\b|20\d\d)/i.exec(footer.value.legal.copyright) ?? [];
  return stray
    ? [
        {
          file: footer.file,
          place: { path: ["legal", "copyright"] },
          message: `The sign © and the present year stand before this text, and "${stray}" again.`,
          fix: 'Leave it out: copyright: "{name}. All rights reserved."',
        },
      ]
    : [];
}
