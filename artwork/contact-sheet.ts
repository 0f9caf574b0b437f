import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";

const COLUMNS = 5;
const CELL = { width: 400, height: 300, caption: 34, gap: 14 };

/** Writes all finished pictures side by side, with their names, and returns the path. */
export async function contactSheet(
  images: string,
  names: readonly string[],
  folder: string,
): Promise<string> {
  const rows = Math.max(1, Math.ceil(names.length / COLUMNS));
  const parts: OverlayOptions[] = [];
  for (const [index, name] of names.entries()) {
    const left = CELL.gap + (index % COLUMNS) * (CELL.width + CELL.gap);
    const top = CELL.gap + Math.floor(index / COLUMNS) * (CELL.height + CELL.caption + CELL.gap);
    const file = path.join(images, `${name}.webp`);
    const done = existsSync(file);
    if (done) {
      const fit = { fit: "contain", background: "#ffffff" } as const;
      parts.push({
        input: await sharp(file).resize(CELL.width, CELL.height, fit).png().toBuffer(),
        left,
        top,
      });
    }
    const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.caption}">
      <text x="4" y="23" font-family="Inter" font-size="18" fill="${done ? "#26323a" : "#b3261e"}">${name}${done ? "" : " (not rendered)"}</text></svg>`;
    parts.push({ input: Buffer.from(caption), left, top: top + CELL.height });
  }
  const width = CELL.gap + COLUMNS * (CELL.width + CELL.gap);
  const height = CELL.gap + rows * (CELL.height + CELL.caption + CELL.gap);
  const sheet = path.join(folder, "contact-sheet.png");
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite(parts)
    .png()
    .toFile(sheet);
  return sheet;
}
