import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../../lib/files-below";

const TEXT = /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$/;

const COPY_EXTENSION = /\.(?:br|gz)$/;

/** A shorter file fits into one packet anyway. */
const MIN_BYTES = 1024;

/** About 5 % larger than the best quality, in a tenth of the time. */
const FAST_BROTLI_QUALITY = 9;

const compressors = {
  ".br": (content: Buffer, isFast: boolean) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isFast
          ? FAST_BROTLI_QUALITY
          : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content: Buffer) => promisify(gzip)(content, { level: 9 }),
} as const;

const extensions = Object.keys(compressors) as (keyof typeof compressors)[];

/**
 * Writes brotli and gzip copies of text files, for hosts that do not compress, and removes copies without a source. A
 * copy has the `mtime` of its source: a different time means that the source changed.
 */
export async function precompress(directory: string): Promise<{ files: number; changed: number }> {
  const files = filesBelow(directory);
  const sources = new Set<string>();
  let changed = 0;
  const compress = async (file: string) => {
    const source = join(directory, file);
    const { size, mtime } = await stat(source);
    if (size < MIN_BYTES) return;
    sources.add(file);
    if (await hasCopiesFrom(source, mtime)) return;
    changed += 1;
    const content = await readFile(source);
    // Staff alone load the editing screen.
    const isFast = file.startsWith("edit/");
    for (const extension of extensions) {
      await writeFile(source + extension, await compressors[extension](content, isFast));
      await utimes(source + extension, mtime, mtime);
    }
  };
  await Promise.all(files.filter((file) => TEXT.test(file)).map(compress));
  for (const file of files.filter((file) => COPY_EXTENSION.test(file))) {
    const source = file.replace(COPY_EXTENSION, "");
    if (TEXT.test(source) && !sources.has(source)) await rm(join(directory, file));
  }
  return { files: sources.size, changed };
}

async function hasCopiesFrom(source: string, mtime: Date): Promise<boolean> {
  const copies = await Promise.all(
    extensions.map((extension) => stat(source + extension).catch(() => undefined)),
  );
  return copies.every((copy) => copy?.mtime.getTime() === mtime.getTime());
}
