/** Attributes that the page, the loader, the islands' scripts and the styles share. */

/** On an island's element: its name. */
export const ISLAND = "data-island";

/** On the `script` with an island's props as JSON: its name. */
export const ISLAND_PROPS = "data-island-props";

/** On an island's element after hydration. */
export const HYDRATED = "data-hydrated";

/** On a form that was submitted, or a button that was pressed, before hydration. */
export const QUEUED = "data-queued";

/** On the root element, if an island's scripts failed to load. */
export const SCRIPT_FAILED = "data-script-failed";

/**
 * Name of the only Trusted Types policy. Browsers apply the policy "default" to script addresses that
 * code sets as plain text, as webpack does.
 */
export const TRUSTED_SCRIPTS_POLICY = "default";
