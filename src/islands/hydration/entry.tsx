/** The script of every page with an island. The island's own code is a chunk, which is there by then. */
import type { ComponentType } from "react";
import { PreservedAnswers } from "../../forms/components/preserved-answers";
import type { IslandData } from "../island-content";
import { islands } from "../islands";
import { ISLAND } from "../protocol";
import { hydrateIsland } from "./hydrate-island";

const isIslandName = (name: string): name is keyof typeof islands => name in islands;

for (const element of document.querySelectorAll(`[${ISLAND}]`)) {
  const name = element.getAttribute(ISLAND) ?? "";
  if (isIslandName(name)) {
    void Promise.all([islands[name](), window[`${name}Props`]]).then(([component, data]) =>
      hydrateIsland(
        name,
        component as ComponentType<object>,
        data as IslandData<object>,
        (copy, answers) => <PreservedAnswers copy={copy} answers={answers} />,
      ),
    );
  }
}
