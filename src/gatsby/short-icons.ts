const ICON = /<svg [^>]*?class="lucide[^>]*>/g;

/** What `.lucide` in the global styles says once for all icons. */
const SAID_BY_STYLES =
  / (?:xmlns|fill|stroke|stroke-linecap|stroke-linejoin)="[^"]*"| stroke-width="2"/g;

/** The name of each icon, among its classes. */
const NAMES = /(?<="lucide)(?: lucide-[\w-]+)+/;

const EMPTY_SHAPE = /<(path|circle|ellipse|line|polygon|polyline|rect)( [^>]*)><\/\1>/g;

/**
 * Writes the icons of a page as short as HTML allows: a page has dozens of them, and Lucide writes them so
 * that each could be a file of its own. React does not mind that attributes are missing in an island.
 */
export const withShortIcons = (html: string): string =>
  html
    .replace(ICON, (icon) => icon.replace(SAID_BY_STYLES, "").replace(NAMES, ""))
    .replace(EMPTY_SHAPE, "<$1$2/>");
