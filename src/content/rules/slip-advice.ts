import type { Advice } from "../problem";
import type { ContentFile } from "../read/load-file";
import { howToWrite } from "./how-to-write";
import type { Slip } from "./misplaced-keys";

/** Words about a key that has slipped. */
export function slipAdvice(file: ContentFile, slip: Slip): Advice {
  const { group, key } = slip.unknown;
  const written = file.source.writtenKey(group, key);
  const unknown = `The site does not know the key "${written}" here.`;
  switch (slip.kind) {
    case "renamed":
      return slip.isSure
        ? { message: unknown, fix: `Did you mean "${slip.meant}"?` }
        : {
            message: `${unknown} The key "${slip.meant}" is missing here.`,
            fix: `Did you mean "${slip.meant}"? ${howToWrite(file, [...group, slip.meant])}`,
          };
    case "moved": {
      const home = slip.from.findLast((step) => typeof step === "string");
      return {
        message: `The key "${written}" stands in the wrong place.`,
        fix: home
          ? `Move it to the lines below ${home}:, as far to the right as they are.`
          : "Move it to the beginning of its line, and out of this group.",
      };
    }
    case "spilled":
      return {
        message: `This line belongs to ${slip.group}:, and so may those below it.`,
        fix: `Move the lines of ${slip.group}: two spaces to the right of where it begins.`,
      };
    case "headless":
      return {
        message: `The line ${slip.missing.key}: is missing above this one.`,
        fix: `Write ${slip.missing.key}: on a line of its own above, where its neighbors begin.`,
      };
    case "wrapped":
      return {
        message: unknown,
        fix: "Delete this line, and move those below it two spaces to the left.",
      };
  }
}
