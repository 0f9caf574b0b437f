import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import { createPreparedPictures } from "../../src/gatsby/pictures/create-prepared-pictures";
import { halves, heic, phonePhoto } from "../support/content/photos";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

/** Gatsby's node of a file. */
function nodeOf(relativePath: string, sourceInstanceName = "pictures") {
  const { base, name } = parse(relativePath);
  const node = { id: relativePath, base, name, sourceInstanceName, relativePath, children: [] };
  return { ...node, internal: { type: "File", contentDigest: "digest" } } as unknown as Node;
}

/** Processes a photo and returns the created nodes with their parents. */
async function childrenMade(file: string, bytes: Buffer) {
  const absolutePath = join(folder.path(), file);
  writeFileSync(absolutePath, bytes);
  const { ino, mtimeMs } = statSync(absolutePath);
  const node = { ...nodeOf(`images/${file}`), absolutePath, ino, mtimeMs };
  const made: { parent: string; child: FileSystemNode }[] = [];
  const kept = new Map<string, unknown>();
  const cache = {
    directory: folder.path(),
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
  await createPreparedPictures({
    node,
    actions: {
      createNode: () => Promise.resolve(),
      createParentChildLink: ({ parent, child }: { parent: Node; child: FileSystemNode }) =>
        made.push({ parent: parent.id, child }),
    },
    createNodeId: (id: string) => `node of ${id}`,
    getCache: () => cache,
    reporter: { verbose: () => undefined },
  } as unknown as CreateNodeArgs);
  return made;
}

test("a phone's photo gets a child that pages can show", async () => {
  const made = await childrenMade("IMG_4711 (1).JPG", await phonePhoto({ orientation: 6 }));
  expect(made).toHaveLength(1);
  const [{ parent, child } = { parent: "", child: undefined }] = made;
  expect(parent).toBe("images/IMG_4711 (1).JPG");
  expect(child?.base).toBe("img-4711-1.webp");
  const { width, height, exif } = await sharp(readFileSync(child?.absolutePath ?? "")).metadata();
  expect([width, height, exif]).toEqual([120, 1600, undefined]);
});

test.each([
  ["a plain picture", "shop.jpg", () => halves().jpeg().toBuffer()],
  ["a file that no page can show", "IMG.HEIC", heic],
])("%s gets none", async (_, name, make) => {
  expect(await childrenMade(name, await make())).toEqual([]);
});
