import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$/;

/** A shorter file fits into one packet anyway. */
const WORTHWHILE_BYTES = 1024;

/** About 5 % larger than the best quality, in a tenth of the time. */
const QUICK_BROTLI_QUALITY = 9;

const compressors = {
  ".br": (content: Buffer, isQuick: boolean) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isQuick
          ? QUICK_BROTLI_QUALITY
          : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content: Buffer) => promisify(gzip)(content, { level: 9 }),
} as const;

type Ending = keyof typeof compressors;
const endings = Object.keys(compressors) as Ending[];

interface Precompressed {
  /** Text files with compressed copies. */
  files: number;
  /** Text files that were compressed now. */
  changed: number;
}

/**
 * Writes a brotli and a gzip copy of each text file in the build folder, so that the host need not
 * compress. A copy has the `mtime` of its source: a different time means that the source changed. Copies
 * without a source are removed.
 *
 * @param isRarelyLoaded true for paths that get a faster and weaker brotli compression
 */
export async function precompress(
  directory: string,
  isRarelyLoaded: (file: string) => boolean = () => false,
): Promise<Precompressed> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

  const sources = new Set<string>();
  let changed = 0;
  const compress = async (source: string) => {
    const { size, mtime } = await stat(source);
    if (size < WORTHWHILE_BYTES) return;
    sources.add(source);
    if (await areCurrent(source, mtime)) return;
    changed += 1;
    const content = await readFile(source);
    const isQuick = isRarelyLoaded(relative(directory, source).replaceAll("\\", "/"));
    for (const ending of endings) {
      await writeFile(source + ending, await compressors[ending](content, isQuick));
      await utimes(source + ending, mtime, mtime);
    }
  };
  await Promise.all(files.filter((file) => TEXT.test(file)).map(compress));
  await Promise.all(leftovers(files, sources).map((file) => rm(file)));
  return { files: sources.size, changed };
}

export const describePrecompressed = ({ files, changed }: Precompressed): string =>
  `${files} text files have brotli and gzip copies. ${changed} of them were new or changed.`;

async function areCurrent(source: string, mtime: Date): Promise<boolean> {
  const times = await Promise.all(
    endings.map((ending) =>
      stat(source + ending).then(
        ({ mtime }) => mtime.getTime(),
        () => undefined,
      ),
    ),
  );
  return times.every((time) => time === mtime.getTime());
}

/** Returns compressed copies without a source. */
function leftovers(files: readonly string[], sources: ReadonlySet<string>): string[] {
  return files.filter((file) =>
    endings.some((ending) => {
      const source = file.slice(0, -ending.length);
      return file.endsWith(ending) && TEXT.test(source) && !sources.has(source);
    }),
  );
}
