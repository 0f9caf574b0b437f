/** Entry point of pages with an island. Each island's component is a chunk of its own. */
import { hydrateIslands } from "../islands/hydration/hydrate-island";
import { islands } from "./islands";

void hydrateIslands(islands);
