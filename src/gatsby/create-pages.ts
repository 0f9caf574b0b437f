import type { GatsbyNode } from "gatsby";
import { createContentPages } from "./pages/create-content-pages";
import { createEquipmentPages } from "./pages/create-equipment-pages";

/** Creates the pages that come from files of `data/`. The other pages are files of `src/pages/`. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createContentPages(args);
  await createEquipmentPages(args);
};
