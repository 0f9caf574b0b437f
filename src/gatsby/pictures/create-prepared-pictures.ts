import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, Node } from "gatsby";
import { createFileNodeFromBuffer, type FileSystemNode } from "gatsby-source-filesystem";
import { preparePicture } from "./prepare-picture";

/** Whether a node is a file in `data/images/`. */
export function isPictureFile(node: Node): node is FileSystemNode {
  if (node.internal.type !== "File") return false;
  const { sourceInstanceName, relativePath } = node as FileSystemNode;
  return sourceInstanceName === "data" && relativePath.startsWith("images/");
}

/** Gives a picture that pages cannot show as it is a child that they can; see `prepare-picture.ts`. */
export async function createPreparedPictures({
  node,
  actions: { createNode, createParentChildLink },
  createNodeId,
  getCache,
  reporter,
}: CreateNodeArgs): Promise<void> {
  if (!isPictureFile(node)) return;
  // A file that no page names is not checked, and need not be a picture.
  const prepared = await readFile(node.absolutePath)
    .then((bytes) => preparePicture(node.base, bytes))
    .catch((error: unknown) => reporter.verbose(`${node.relativePath}: ${String(error)}`));
  if (!prepared) return;
  const child = await createFileNodeFromBuffer({
    buffer: prepared.bytes,
    name: prepared.name,
    ext: prepared.ending,
    // Files of the same bytes, and a file that becomes what it was before, get nodes of their own.
    hash: [node.internal.contentDigest, node.ino, node.mtimeMs].join("-"),
    createNode,
    createNodeId,
    getCache,
    parentNodeId: node.id,
  });
  createParentChildLink({ parent: node, child });
}
