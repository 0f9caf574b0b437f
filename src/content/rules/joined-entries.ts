import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentFile } from "../read/load-file";
import { onceForEach } from "../once-for-each";

/** A text without quotes that goes on in a second line. */
const GOES_ON = /^[^"'|>\s][^\n]*\n\s*(\S[^\n]*)/;

const problemsOf = onceForEach(({ source, texts }: ContentFile) =>
  texts.flatMap(({ path }): Problem[] => {
    const isEntry = typeof path.at(-1) === "number";
    const [, second] = (isEntry && GOES_ON.exec(source.writtenAt(path) ?? "")) || [];
    if (second === undefined) return [];
    return [
      {
        file: source.file,
        place: { offset: source.text.indexOf(second, source.offsetOf(path)) },
        message: "This line has no hyphen, so that YAML joins it to the entry above.",
        fix: `Write - "${second}", or put the whole entry above in double quotes.`,
      },
    ];
  }),
);

/** Entries of a list that became one, since YAML takes a line without a hyphen for the rest of the last. */
export const joinedEntryProblems = ({ files }: Pick<Content, "files">): Problem[] =>
  files.flatMap(problemsOf);
