/** Entry point of pages with an island. Each island's component is a chunk of its own. */
import type { ComponentType } from "react";
import type { IslandData } from "../island-content";
import { islands } from "../islands";
import { ISLAND, ISLAND_PROPS } from "../protocol";
import { hydrateIsland } from "./hydrate-island";

/** @throws if the page has no JSON for this island */
function dataOf(name: string): IslandData<object> {
  const json = document.querySelector(`[${ISLAND_PROPS}="${name}"]`)?.textContent;
  return JSON.parse(json ?? "") as IslandData<object>;
}

const isIslandName = (name: string): name is keyof typeof islands => name in islands;

for (const element of document.querySelectorAll(`[${ISLAND}]`)) {
  const name = element.getAttribute(ISLAND) ?? "";
  if (isIslandName(name)) {
    void islands[name]().then((component) =>
      hydrateIsland(name, component as ComponentType<object>, dataOf(name)),
    );
  }
}
