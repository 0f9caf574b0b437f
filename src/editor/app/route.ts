/** Addresses on the screen: `#/` for the start page, `#/pharmacy:hours/monday` for a field. */

/** Keys and positions that lead to a value of the form. */
export type Path = readonly (string | number)[];

export type Route =
  | { page: "start" | "files" }
  | { page: "new"; folder: string; block?: string }
  | { page: "file"; file: string; field: Path };

/** Returns the address of a file, by its path below `data/`, or of a field in it. */
export const addressOf = (file: string, field: Path = []) =>
  `#/${file.replace(/\.yaml$/, "")}${field.length > 0 ? `:${keyOf(field)}` : ""}`;

/** Returns a path as one text: `hours/monday`. */
export const keyOf = (path: readonly PropertyKey[]) => path.map(String).join("/");

const stepOf = (step: string) => (/^\d+$/.test(step) ? Number(step) : step);

/** Converts `hours/monday` to a path. */
export const pathOf = (key: string): Path => key.split("/").filter(Boolean).map(stepOf);

export function routeAt(hash: string): Route {
  const [place = "", field = ""] = decodeURIComponent(hash.replace(/^#?\/?/, "")).split(":");
  if (place === "") return { page: "start" };
  if (place === "files") return { page: "files" };
  const [first = "", folder = "", block] = place.split("/");
  if (first === "new") return { page: "new", folder, block };
  return { page: "file", file: `${place}.yaml`, field: pathOf(field) };
}

export const newPageAddress = (folder: string, block = "") =>
  `#/new/${folder}${block && `/${block}`}`;
