import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { drawIsland, type IslandData } from "./island";
import { keepEarlyInput } from "./keep-early-input";

/** Runs in the browser: brings an island of the page to life where it stands. */
export function hydrateIsland<Props extends object>(name: string, component: ComponentType<Props>) {
  const place = document.querySelector(`[data-island="${name}"]`);
  const data = document.querySelector(`[data-island-data="${name}"]`)?.textContent;
  if (!place || !data) throw new Error(`The page has no island "${name}".`);
  const putBack = keepEarlyInput(place);
  hydrateRoot(place, drawIsland(component, JSON.parse(data) as IslandData<Props>), {
    // React calls this before the effects of the forms, which look at what was typed and pressed.
    onRecoverableError: (error) => {
      putBack();
      console.error(error);
    },
  });
}
