import { loadIsland } from "./load-island";
import { trustOwnScripts } from "./trust-own-scripts";

trustOwnScripts();
loadIsland(((document.currentScript as HTMLElement).dataset["scripts"] as string).split(" "));
