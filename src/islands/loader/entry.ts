import { loadIslands } from "./load-islands";
import { trustOwnScripts } from "./trust-own-scripts";

trustOwnScripts();
loadIslands();
