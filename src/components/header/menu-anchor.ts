/** The CSS name by which a panel in the top layer finds the menu that it belongs to. */
export const MENU_ANCHOR = "--site-menu";
