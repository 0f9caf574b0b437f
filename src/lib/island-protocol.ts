/** What the page, the loader, the islands' scripts, their components and the styles share. */

/** On an island's element: its name. */
export const ISLAND = "data-island";

/** On an island's element: addresses of its scripts. */
export const SCRIPTS = "data-scripts";

/** On a `script` with an island's props as JSON: the island's name, which a page has once. */
export const ISLAND_DATA = "data-island-data";

/**
 * On an island's element: `waiting` for its scripts, `failed` if they have not come in time, or `alive`
 * after hydration, which may still follow a failure.
 */
export const STATE = "data-state";

/** Selector of an island whose scripts have failed to load. */
export const FAILED = `[${STATE}=failed]`;

/** On a form that was submitted, or a button that was pressed, before its island was hydrated. */
export const QUEUED = "data-queued";

/**
 * Name of the only Trusted Types policy. Browsers apply the policy "default" to script addresses that
 * code sets as plain text, as webpack does.
 */
export const TRUSTED_SCRIPTS_POLICY = "default";

/** An answer that someone typed into an island. */
export interface PreservedAnswer {
  label: string;
  answer: string;
  type: string;
}
