/** A Markdown table; the first column holds words, the others numbers. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const alignment = header.map((_, column) => (column === 0 ? "---" : "---:"));
  return [line(header), line(alignment), ...rows.map(line)].join("\n");
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
