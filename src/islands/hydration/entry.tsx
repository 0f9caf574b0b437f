/** Entry point of pages with an island. Each island's component is a chunk of its own. */
import type { ComponentType } from "react";
import { islands } from "../islands";
import { ISLAND } from "../protocol";
import { hydrateIsland } from "./hydrate-island";

for (const [name, load] of Object.entries(islands))
  if (document.querySelector(`[${ISLAND}="${name}"]`))
    void load().then((component) => hydrateIsland(name, component as ComponentType<object>));
