/** What the page, the loader, the islands' scripts, their components and the styles share. */

/** On an island's element: its name. */
export const ISLAND = "data-island";

/** On an island's element: addresses of its scripts. */
export const SCRIPTS = "data-scripts";

/** On a `script` with an island's props as JSON: the island's name, which a page has once. */
export const ISLAND_DATA = "data-island-data";

/**
 * On an island's element: `waiting` for its scripts, `failed` if they have not come in time, `alive` after hydration,
 * which may still follow a failure, or `broken` after our code threw.
 */
export const STATE = "data-state";

/** Selector of an island whose scripts have failed to load. */
export const FAILED = `[${STATE}=failed]`;

/** Selector of an island whose code threw. */
export const BROKEN = `[${STATE}=broken]`;

/**
 * Selector of an island that does nothing, and will do nothing. No colon first: before `& `, Emotion takes it for a
 * state of the element itself.
 */
export const DEAD = `[${STATE}]:where(${FAILED}, ${BROKEN})`;

/** On the message that is shown once an island is broken: the island's name. */
export const WHEN_BROKEN = "data-when-broken";

/** On a form that was submitted, or a button that was pressed, before its island was hydrated. */
export const QUEUED = "data-queued";

/** The only Trusted Types policy. Browsers apply it to addresses that code sets as plain text, as webpack does. */
export const TRUSTED_SCRIPTS_POLICY = "default";
