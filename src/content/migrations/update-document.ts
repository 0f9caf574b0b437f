/** Brings what a file says up to date. */
import type { Document } from "yaml";
import { type AddedKey, addedKeys } from "./additions";
import { addKey, type Migration } from "./migration";
import { migrations } from "./migrations";

/**
 * Makes the changes that a file has not seen yet.
 *
 * @param path the file, below `data/`
 * @returns those that were made
 */
export function migrate(path: string, document: Document): Migration[] {
  const made: Migration[] = [];
  for (const migration of migrations) {
    if (migration.file === path && migration.apply(document)) made.push(migration);
  }
  return made;
}

/**
 * Adds what a file needs by now and does not have.
 *
 * @param path the file, below `data/`
 * @returns what was added
 */
export function addNewKeys(path: string, document: Document): AddedKey[] {
  const added: AddedKey[] = [];
  for (const key of addedKeys) {
    if (key.file === path && addKey(document, key.path, key.value)) added.push(key);
  }
  return added;
}
