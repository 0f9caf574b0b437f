import type { Problem } from "../problem";
import type { YamlSource } from "./yaml-source";

const MARKER = /^(---|\.\.\.)(?=\s|$)\s*(.*)/;

const saysNothing = (line: string) => /^\s*(#|$)/.test(line);

/** Lines with `---` or `...` that cut a file in two. Before all keys, or after them, they do no harm. */
export function markerProblems({ file, lines }: YamlSource): Problem[] {
  return lines.flatMap((line, index) => {
    const [, sign, rest = ""] = MARKER.exec(line) ?? [];
    if (!sign) return [];
    const others = sign === "---" ? lines.slice(0, index) : lines.slice(index + 1);
    const isHarmless =
      saysNothing(rest) && others.every((it) => saysNothing(it) || it.startsWith("%"));
    if (isHarmless) return [];
    return {
      file,
      place: { line: index + 1, column: 1 },
      ...(sign === "---"
        ? {
            message: "A line with --- begins a second list of keys. The site reads only one.",
            fix: "Delete this line, and leave the others. A line that only divides begins with #.",
          }
        : {
            message: "A line with ... ends the file. The site would not read what stands below.",
            fix: "Delete this line, and leave the others.",
          }),
    };
  });
}
