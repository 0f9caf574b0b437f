/**
 * Leaves out what the icon library writes on each drawing and no browser needs inside a page: the
 * name space of SVG, and class names that no style uses. A page has some forty drawings.
 */
export const leanDrawings = (html: string): string =>
  html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', "")
    .replaceAll(/ class="(?:lucide[a-z0-9-]*(?: |(?=")))+/g, ' class="')
    .replaceAll(' class=""', "");
