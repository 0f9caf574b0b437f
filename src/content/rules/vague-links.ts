import type { Problem } from "../problem";
import type { Content } from "../read/content";

const VAGUE = /^(?:(?:(?:click|tap|press) )?here|(?:this |the )?link|this page)[.!]?$/i;

/** Links whose words tell nothing to those who hear them one after the other, out of their sentences. */
export function vagueLinkWarnings({ texts }: Pick<Content, "texts">): Problem[] {
  return texts
    .filter(({ path, text }) => path.at(-1) === "label" && VAGUE.test(text.trim()))
    .map(({ file, path, text }) => ({
      file,
      place: { path },
      message: `"${text.trim()}" does not say where the link leads.`,
      fix: 'Write what people find there, for example label: "Transfer Prescription".',
    }));
}
