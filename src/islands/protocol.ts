/**
 * The attributes by which a page, the loader in it, the islands' scripts and the styles understand
 * each other. Each name is written here alone.
 */

/** On the element of an island: the island's name. */
export const ISLAND = "data-island";

/** On the JSON beside an island, which holds what it is rendered with: the island's name. */
export const ISLAND_PROPS = "data-island-props";

/** On the element of an island in which React runs. */
export const HYDRATED = "data-hydrated";

/** On a form that was submitted, or a button that was pressed, before its island was hydrated. */
export const QUEUED = "data-queued";

/** On the root element: an island's scripts did not come, so that its form cannot work. */
export const SCRIPT_FAILED = "data-script-failed";

/**
 * The one policy by which Trusted Types let scripts of a page set the address of a script. Under this
 * name browsers ask it about addresses that libraries set as plain text, as webpack does.
 */
export const TRUSTED_SCRIPTS_POLICY = "default";
