import type { Position } from "geojson";

const endsOf = (line: readonly Position[]) => [line[0], line.at(-1)].map(String);

/** Joins two lines that share an end; `undefined` if they do not. */
function join(line: Position[], other: Position[]): Position[] | undefined {
  const [start, end] = endsOf(line);
  const [otherStart, otherEnd] = endsOf(other);
  if (end === otherStart) return [...line, ...other.slice(1)];
  if (otherEnd === start) return [...other, ...line.slice(1)];
  if (end === otherEnd) return [...line, ...other.toReversed().slice(1)];
  if (start === otherStart) return [...line.toReversed(), ...other.slice(1)];
  return undefined;
}

/** Joins lines that share ends: OpenStreetMap splits streets, and a name often needs more space than one piece. */
export function joinLines(lines: readonly Position[][]): Position[][] {
  const joined: Position[][] = [];
  for (const line of lines) {
    let current = line;
    for (let index = 0; index < joined.length;) {
      const longer = join(current, joined[index] ?? []);
      if (longer) {
        current = longer;
        joined.splice(index, 1);
        index = 0;
      } else index += 1;
    }
    joined.push(current);
  }
  return joined;
}
