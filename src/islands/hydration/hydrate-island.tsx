import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { FactsProvider } from "../../components/facts";
import { type FallbackData, IslandFallback } from "../fallback/island-fallback";
import { IslandContent, type IslandData, type IslandStatus } from "../island-content";
import { FALLBACK, HYDRATED, ISLAND, SCRIPT_FAILED } from "../protocol";
import { watchLateness } from "./lateness";
import { type PreservedAnswer, preserveAnswers } from "./preserve-answers";
import { preserveEarlyInput } from "./preserve-early-input";
import { replayQueued } from "./replay-queued";

/** Renders what was typed into an island that broke. */
export type RenderPreserved = (
  copy: FallbackData["copy"]["kept"],
  answers: readonly PreservedAnswer[],
) => ReactNode;

interface Props<ComponentProps> {
  element: HTMLElement;
  data: IslandData<ComponentProps>;
  component: ComponentType<ComponentProps & IslandStatus>;
  renderPreserved: () => ReactNode;
}

/** An island in the browser. Once it is hydrated it does what was asked of it before. */
function HydratedIsland<ComponentProps extends object>({
  element,
  component,
  data,
  renderPreserved,
}: Props<ComponentProps>) {
  const [lateness] = useState(() => watchLateness(element));
  // The server knows nothing of it, so it has to be said after the island is hydrated.
  const isLate = useSyncExternalStore(lateness.subscribe, lateness.isLate, () => false);
  // The effects of the component have run by then.
  useEffect(() => {
    document.documentElement.removeAttribute(SCRIPT_FAILED);
    element.setAttribute(HYDRATED, "");
    replayQueued(element);
  }, [element]);
  return (
    <IslandContent
      component={component}
      {...data}
      isLate={isLate}
      renderPreserved={renderPreserved}
    />
  );
}

/** Takes away what React could not, because it was no longer where React had put it. */
function clearAway(element: Element) {
  for (const child of [...element.children]) {
    if (!child.hasAttribute(FALLBACK)) child.remove();
  }
}

/**
 * Runs in the browser: has React take over what the server printed of an island.
 *
 * @throws when the page has no island of this name
 */
export function hydrateIsland<ComponentProps extends object>(
  name: string,
  component: ComponentType<ComponentProps & IslandStatus>,
  data: IslandData<ComponentProps>,
  renderAnswers: RenderPreserved,
): void {
  const element = document.querySelector<HTMLElement>(`[${ISLAND}="${name}"]`);
  if (!element) throw new Error(`The page has no island "${name}".`);
  const putBack = preserveEarlyInput(element);
  const answers = preserveAnswers(element);
  const renderPreserved = () => renderAnswers(data.fallback.copy.kept, answers());

  hydrateRoot(
    element,
    <HydratedIsland
      element={element}
      component={component}
      data={data}
      renderPreserved={renderPreserved}
    />,
    {
      // React calls this before the effects, which look at what was typed and pressed.
      onRecoverableError: (error) => {
        putBack();
        console.error(error);
      },
      onCaughtError: (error) => {
        console.error(error);
        setTimeout(() => clearAway(element));
      },
      // So much of the island was taken away that React cannot put anything in its place. It has
      // given up by then, but is not done.
      onUncaughtError: (error) => {
        console.error(error);
        setTimeout(() => {
          const newElement = document.createElement("div");
          element.replaceChildren(newElement);
          createRoot(newElement).render(
            <FactsProvider value={data.facts}>
              <IslandFallback {...data.fallback}>{renderPreserved()}</IslandFallback>
            </FactsProvider>,
          );
        });
      },
    },
  );
}
