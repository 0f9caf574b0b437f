import type { IslandData } from "../../../src/islands/island-content";
import { ISLAND_PROPS } from "../../../src/islands/protocol";

/** Props of a printed island, from the JSON beside it. */
export function printedData<Props>(name: string): IslandData<Props> {
  const json = document.querySelector(`[${ISLAND_PROPS}="${name}"]`)?.textContent;
  if (!json) throw new Error(`No island "${name}" was printed.`);
  return JSON.parse(json) as IslandData<Props>;
}
