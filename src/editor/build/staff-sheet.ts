/** The sheet for staff, `docs/for-staff.md`, as a page beside the screen. */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Frame } from "./bundle-screen";

/** Page of the sheet, beside the start page. */
export const SHEET = "for-staff.html";

const DOCS = "docs";

const SHEETS = { "for-staff": "en-US", "for-staff.es": "es-US" };

/** Writes the sheet in each language, and its pictures, into a folder. */
export async function writeSheet(folder: string, frame: Frame): Promise<void> {
  for (const [name, language] of Object.entries(SHEETS)) {
    const markdown = await readFile(join(DOCS, `${name}.md`), "utf8");
    const [, title = ""] = /^# (.*)$/m.exec(markdown) ?? [];
    const page = frame(title, `<main>${htmlOf(markdown)}</main>`);
    await writeFile(
      join(folder, `${name}.html`),
      page.replace('lang="en-US"', `lang="${language}"`),
    );
    for (const [, picture = ""] of markdown.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)) {
      await mkdir(dirname(join(folder, picture)), { recursive: true });
      await cp(join(DOCS, picture), join(folder, picture));
    }
  }
}

/** Converts what the sheet has of Markdown: headings, paragraphs, lists, tables, marked words, links and pictures. */
export const htmlOf = (markdown: string): string =>
  markdown
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
    .join("\n");

function blockOf(block: string): string {
  const lines = block.split("\n");
  const [, signs, heading] = /^(#{1,2}) (.*)$/.exec(block) ?? [];
  if (signs && heading) {
    const anchor = heading.toLowerCase().replaceAll(" ", "-");
    return `<h${signs.length} id="${anchor}">${inline(heading)}</h${signs.length}>`;
  }
  if (block.startsWith("| ")) return tableOf(lines);
  if (block.startsWith("- ")) {
    const items = block.slice(2).split(/\n- /);
    return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</ul>`;
  }
  return `<p>${inline(block)}</p>`;
}

function tableOf([head = "", , ...rows]: readonly string[]): string {
  const row = (line: string, cell: "td" | "th") => {
    const cells = line.replaceAll(/^\| *| *\|$/g, "").split(/ *\| */);
    return `<tr>${cells.map((text) => `<${cell}>${inline(text)}</${cell}>`).join("")}</tr>`;
  };
  return `<table>${row(head, "th")}${rows.map((line) => row(line, "td")).join("")}</table>`;
}

/** Returns a text as HTML. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const inline = (text: string): string =>
  escaped(text)
    .replaceAll(/!\[([^\]]*)\]\(([^)]+)\)/g, '<img src="$2" alt="$1" />')
    .replaceAll(/\[([^\]]*)\]\(([^)]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replaceAll(/_([^_]+)_/g, "<i>$1</i>")
    .replaceAll(/`([^`]+)`/g, "<code>$1</code>");
