import type { ComponentType } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrokenPart } from "../components/broken-part";
import { FactsProvider } from "../components/facts";
import { drawIsland, type IslandData } from "./island";
import { keepAnswers } from "./keep-answers";
import { keepEarlyInput } from "./keep-early-input";
import { KeptAnswers } from "./kept-answers";

/** Takes away what React could not, because it was no longer where React had put it. */
function clearAway(place: Element) {
  for (const child of [...place.children]) if (!child.matches("[data-broken]")) child.remove();
}

/** Runs in the browser: brings an island of the page to life where it stands. */
export function hydrateIsland<Props extends object>(name: string, component: ComponentType<Props>) {
  const place = document.querySelector(`[data-island="${name}"]`);
  const json = document.querySelector(`[data-island-data="${name}"]`)?.textContent;
  if (!place || !json) throw new Error(`The page has no island "${name}".`);
  const data = JSON.parse(json) as IslandData<Props>;
  const { broken, facts } = data;
  const putBack = keepEarlyInput(place);
  const keptAnswers = keepAnswers(place);
  const rescue = () => <KeptAnswers words={broken.words.kept} answers={keptAnswers()} />;

  hydrateRoot(place, drawIsland(component, data, rescue), {
    // React calls this before the effects of the forms, which look at what was typed and pressed.
    onRecoverableError: (error) => {
      putBack();
      console.error(error);
    },
    onCaughtError: (error) => {
      console.error(error);
      setTimeout(() => clearAway(place));
    },
    // So much of the island was taken away that React cannot put anything in its place. It has
    // given up by then, but is not done.
    onUncaughtError: (error) => {
      console.error(error);
      setTimeout(() => {
        const newPlace = document.createElement("div");
        place.replaceChildren(newPlace);
        createRoot(newPlace).render(
          <FactsProvider value={facts}>
            <BrokenPart {...broken}>{rescue()}</BrokenPart>
          </FactsProvider>,
        );
      });
    },
  });
}
