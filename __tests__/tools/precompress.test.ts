import { existsSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "../../src/gatsby/build/precompress";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const page = (word: string) => `<h1>${word}</h1>${"<p>Long enough to compress.</p>".repeat(100)}`;

const read = (file: string) => readFileSync(join(folder.path(), file));
const exists = (file: string) => existsSync(join(folder.path(), file));

test.each(["index.html", "page-data/index/page-data.json", "sitemap.xml"])(
  "writes a smaller brotli and gzip file beside %s",
  async (file) => {
    folder.write(file, page("Home"));
    expect(await precompress(folder.path())).toEqual({ files: 1, changed: 1 });
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(page("Home"));
    expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(page("Home"));
    expect(read(`${file}.br`).length).toBeLessThan(read(`${file}.gz`).length);
  },
);

test("compresses again only what changed", async () => {
  folder.write("index.html", page("Home"));
  folder.write("about/index.html", page("About"));
  await precompress(folder.path());
  const before = statSync(join(folder.path(), "about/index.html.br"));

  folder.write("index.html", page("Welcome"));
  // File times are coarse, so this sets a later one.
  const later = new Date(before.mtimeMs + 1_000);
  utimesSync(join(folder.path(), "index.html"), later, later);
  expect(await precompress(folder.path())).toEqual({ files: 2, changed: 1 });
  expect(brotliDecompressSync(read("index.html.br")).toString()).toBe(page("Welcome"));
  expect(statSync(join(folder.path(), "about/index.html.br")).ino).toBe(before.ino);
});

test("removes what is left of a page that is gone or has become short", async () => {
  folder.write("gone/index.html", page("Gone"));
  folder.write("short.txt", page("Long"));
  folder.write("guide.tar.gz", "the pharmacy's own archive");
  await precompress(folder.path());

  rmSync(join(folder.path(), "gone/index.html"));
  folder.write("short.txt", "short");
  await precompress(folder.path());
  expect(["gone/index.html.br", "gone/index.html.gz", "short.txt.br"].filter(exists)).toEqual([]);
  expect(exists("guide.tar.gz")).toBe(true);
});
