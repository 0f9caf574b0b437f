import type { ComponentType } from "react";
import { ISLAND } from "../../lib/island-protocol";
import { hydrateIsland } from "./hydrate-island";

/** Imports of the islands' components, by name. */
export type Islands = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/** Hydrates each island of the page as soon as its component has loaded. */
export const hydrateIslands = (islands: Islands) =>
  Promise.all(
    [...document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)].map(async (element) => {
      const component = await islands[element.getAttribute(ISLAND) ?? ""]?.();
      if (component) hydrateIsland(element, component);
    }),
  );
