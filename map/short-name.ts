/** Abbreviations of street suffixes: https://pe.usps.com/text/pub28/28apc_002.htm */
const SUFFIXES: Readonly<Record<string, string>> = {
  Avenue: "Ave",
  Boulevard: "Blvd",
  Circle: "Cir",
  Court: "Ct",
  Drive: "Dr",
  Highway: "Hwy",
  Lane: "Ln",
  Parkway: "Pkwy",
  Place: "Pl",
  Road: "Rd",
  Square: "Sq",
  Street: "St",
  Terrace: "Ter",
  Trail: "Trl",
};

const DIRECTIONS: Readonly<Record<string, string>> = {
  North: "N",
  South: "S",
  East: "E",
  West: "W",
  Northeast: "NE",
  Northwest: "NW",
  Southeast: "SE",
  Southwest: "SW",
};

/** Abbreviates a street name as American maps do: `Division St S` for `Division Street South`. */
export function shortName(name: string): string {
  const words = name.split(/\s+/);
  const last = DIRECTIONS[words.at(-1) ?? ""];
  if (last && words.length > 2) return `${shortName(words.slice(0, -1).join(" "))} ${last}`;
  const first = DIRECTIONS[words[0] ?? ""];
  if (first && words.length > 2) return `${first} ${shortName(words.slice(1).join(" "))}`;
  const suffix = SUFFIXES[words.at(-1) ?? ""];
  // The first word of North Street or Avenue Road is the name, so it stays.
  return suffix && words.length > 1 ? [...words.slice(0, -1), suffix].join(" ") : name;
}
