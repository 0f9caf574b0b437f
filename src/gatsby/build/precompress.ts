import { readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$/;

/** A shorter file travels in one packet whether it is compressed or not. */
const WORTHWHILE_BYTES = 1024;

/** Some 5 % larger than the best, and made in a tenth of the time. */
const QUICK_BROTLI_QUALITY = 9;

/** By the ending that hosts look for. */
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

/** What `precompress` found and did. */
export interface Precompressed {
  /** Text files that have compressed files beside them now. */
  files: number;
  /** Those among them that were new or had changed. */
  changed: number;
}

/**
 * Writes a brotli and a gzip file beside each text file of a build, as small as they get, so that
 * a host need not compress. A compressed file bears the time of its source: one that bears another
 * time is made again, and one whose source is gone is removed.
 *
 * @param isRarelyLoaded which files, by their place in the build, are not worth the time that the
 *   smallest brotli takes
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

/** For the person who builds. */
export const describePrecompressed = ({ files, changed }: Precompressed): string =>
  `${files} text files have brotli and gzip beside them; ${changed} of them were new or had changed.`;

async function areCurrent(source: string, mtime: Date): Promise<boolean> {
  const times = await Promise.all(
    endings.map((ending) =>
      stat(source + ending).then(
        (it) => it.mtime.getTime(),
        () => undefined,
      ),
    ),
  );
  return times.every((time) => time === mtime.getTime());
}

/** Compressed files that belong to no source any more. */
function leftovers(files: readonly string[], sources: ReadonlySet<string>): string[] {
  return files.filter((file) =>
    endings.some((ending) => {
      const source = file.slice(0, -ending.length);
      return file.endsWith(ending) && TEXT.test(source) && !sources.has(source);
    }),
  );
}
