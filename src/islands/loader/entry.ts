import { type IslandFiles, loadIsland } from "./load-island";
import { trustOwnScripts } from "./trust-own-scripts";

trustOwnScripts();
loadIsland((document.currentScript as HTMLElement).dataset as unknown as IslandFiles);
