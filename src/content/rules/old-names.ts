import { toSlug } from "../../lib/slug";
import { pageAddress } from "../languages/addresses";
import { originalFiles } from "../languages/language-content";
import { folders } from "../schema/content-files";
import { metaOf } from "../schema/inspect-schema";
import { valueAt, valueIn } from "../schema/value-path";
import { valuesIn } from "../schema/walk";
import type { Rule } from "./rule";

/**
 * Asks about links and cards that call a service page by the name of its address, which stays when the page is renamed.
 * Other words than the page's name are fine: the footer may say more than a menu.
 */
export const oldNames: Rule = (content, report) => {
  const { names, leaving } = content;
  const originals = originalFiles(content);
  const titles = new Map(
    originals
      .filter(({ path }) => path.startsWith(`${folders.services.path}/`))
      .map(({ path, value }) => [pageAddress(path, originals), String(valueIn(value, "title"))]),
  );
  for (const { path: file, schema, value } of originals) {
    for (const { value: address, schema: described, path } of valuesIn(schema, value)) {
      const title = metaOf(described).fieldType === "path" && titles.get(String(address));
      if (!title || leaving.isLeftOut(file, path)) continue;
      const places = [
        [...path.slice(0, -1), "label"],
        [...path.slice(0, -2), "title"],
      ];
      for (const place of places) {
        const name = valueAt(value, place);
        const isOld =
          typeof name === "string" &&
          name !== title &&
          toSlug(name) === String(address).split("/").at(-2);
        report.warning(
          { file: `data/${file}`, path: place },
          isOld && {
            message: names.say('The page to which this leads is called "{title}" now.', { title }),
            fix: names.say("If this is its old name, write {name}.", {
              name: names.written(place.at(-1), title),
            }),
            instead: title,
          },
        );
      }
    }
  }
};
