import { loadIsland } from "./load-island";

loadIsland(...(document.currentScript?.dataset.scripts?.split(" ") ?? []));
