import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, Node } from "gatsby";
import { createFileNodeFromBuffer, type FileSystemNode } from "gatsby-source-filesystem";
import { preparePicture } from "./prepare-picture";

function isPictureFile(node: Node): node is FileSystemNode {
  if (node.internal.type !== "File") return false;
  const { sourceInstanceName, relativePath } = node as FileSystemNode;
  return sourceInstanceName === "pictures" && relativePath.startsWith("images/");
}

/** Adds a prepared copy as a child node to a picture that pages cannot show as it is. */
export async function createPreparedPictures({
  node,
  actions: { createNode, createParentChildLink },
  createNodeId,
  getCache,
  reporter,
}: CreateNodeArgs): Promise<void> {
  if (!isPictureFile(node)) return;
  // An unused file is not checked, so it may not be a picture.
  const prepared = await readFile(node.absolutePath)
    .then((bytes) => preparePicture(node.base, bytes))
    .catch((error: unknown) => reporter.verbose(`${node.relativePath}: ${String(error)}`));
  if (!prepared) return;
  const child = await createFileNodeFromBuffer({
    buffer: prepared.bytes,
    name: prepared.name,
    ext: prepared.ending,
    // Distinguishes files with the same bytes, and a file that returns to an earlier state.
    hash: [node.internal.contentDigest, node.ino, node.mtimeMs].join("-"),
    createNode,
    createNodeId,
    getCache,
    parentNodeId: node.id,
  });
  createParentChildLink({ parent: node, child });
}
