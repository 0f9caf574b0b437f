import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentFile } from "../read/load-file";
import type { FieldType } from "../schema/field-types";
import { onceForEach } from "../once-for-each";

/** Texts of any form, of which nobody can tell that a part is missing. */
const FREE_TEXTS: readonly FieldType[] = ["text", "label", "sentence", "ready-time"];

/** `#200` and `# 200` belong to the text; a note has a space after its sign, and words. */
const isPartOfText = (note: string) => /^(\S|\s*\d)/.test(note);

const problemsOf = onceForEach(({ source, texts }: ContentFile) =>
  texts.flatMap(({ path, fieldType }): Problem[] => {
    const note = source.noteBehind(path);
    if (note === undefined) return [];
    if (!isPartOfText(note) && !FREE_TEXTS.includes(fieldType)) return [];
    const written = source.writtenAt(path) ?? "";
    return [
      {
        file: source.file,
        place: { path },
        message: `Without quotes this text ends before the #: patients would read "${written}".`,
        fix: `Put it in double quotes: "${written} #${note}". A note of yours goes behind the quotes, or on a line of its own.`,
      },
    ];
  }),
);

/**
 * Texts without quotes that end before a `#`, since YAML takes all that follows for a note: of
 * `555 Main St #200` the suite would be lost. Notes behind a text in quotes, behind a number, or on
 * lines of their own are welcome, and so are those behind a value that has a form of its own.
 */
export const cutTextProblems = ({ files }: Pick<Content, "files">): Problem[] =>
  files.flatMap(problemsOf);
