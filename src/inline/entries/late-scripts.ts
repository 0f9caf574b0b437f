import { loadScriptsLate } from "../late-scripts";

loadScriptsLate(...(JSON.parse(document.currentScript?.dataset.addresses ?? "[]") as string[]));
