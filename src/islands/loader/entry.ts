import { loadIsland } from "./load-island";

loadIsland(...(JSON.parse(document.currentScript?.dataset.scripts ?? "[]") as string[]));
