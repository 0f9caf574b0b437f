/** Where an entry of a list has lost its hyphen, which the reader of YAML notices lines later or never. */
import type { YamlSource } from "./yaml-source";

interface Line {
  /** From 1. */
  number: number;
  indent: number;
  text: string;
  /** The key that the line begins with, after its hyphen if it has one. */
  key?: string;
}

const isEntry = ({ text }: Line) => /^-(\s|$)/.test(text);

/** The lines that say something. */
function contentLines(lines: readonly string[]): Line[] {
  return lines.flatMap((line, index) => {
    const text = line.trim();
    if (text === "" || text.startsWith("#")) return [];
    const [, key] = /^(?:- *)?(\w[\w-]*):(?:\s|$)/.exec(text) ?? [];
    return { number: index + 1, indent: line.search(/\S/), text, key };
  });
}

/** The lines below one that opens a list or a group, as far as they are moved to the right. */
function blockBelow(lines: readonly Line[], index: number): Line[] {
  const opener = lines[index];
  if (!opener?.key || !/:\s*(#.*)?$/.test(opener.text)) return [];
  const keyColumn = opener.indent + opener.text.indexOf(opener.key);
  const below = lines.slice(index + 1);
  const end = below.findIndex(({ indent }) => indent <= keyColumn);
  return end < 0 ? below : below.slice(0, end);
}

/** Whether a line is the text of an entry that the line above, `- "Text"`, does not hold. */
const isLooseText = (line: Line, above: Line | undefined) =>
  above !== undefined &&
  !above.key &&
  /^- +(["']).*\1$/.test(above.text) &&
  line.indent > above.indent &&
  !line.key &&
  !isEntry(line);

/** The first line of a list's block that should begin with a hyphen and does not. */
function inBlock(block: readonly Line[]): Line | undefined {
  const column = Math.min(...block.map(({ indent }) => indent));
  const entries = block.filter((line) => line.indent === column && isEntry(line));
  if (entries.length === 0) return undefined;
  // Another key than the entries have is most likely one of a group that has lost its name.
  const beginsLikeEntry = ({ key }: Line) => entries.some((entry) => entry.key === key);
  return block.find((line, index) => {
    if (isEntry(line)) return false;
    if (index === 0 || line.indent === column) return beginsLikeEntry(line);
    const repeatsKey =
      line.indent === column + 2 && line.key !== undefined && beginsLikeEntry(line);
    return repeatsKey || isLooseText(line, block[index - 1]);
  });
}

/** The line, from 1, of a file that cannot be read, where a hyphen is missing. */
export function missingHyphen({ lines }: YamlSource): number | undefined {
  const content = contentLines(lines);
  const numbers = content.flatMap((_, index) => inBlock(blockBelow(content, index))?.number ?? []);
  return numbers.length > 0 ? Math.min(...numbers) : undefined;
}
