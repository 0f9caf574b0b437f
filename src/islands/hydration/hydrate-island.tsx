import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { hydrateRoot } from "react-dom/client";
import type { FallbackData } from "../fallback/island-fallback";
import { IslandContent, type IslandData, type IslandStatus } from "../island-content";
import { HYDRATED, ISLAND, SCRIPT_FAILED } from "../protocol";
import { watchLateness } from "./lateness";
import { type PreservedAnswer, preserveAnswers } from "./preserve-answers";
import { preserveEarlyInput } from "./preserve-early-input";
import { replayQueued } from "./replay-queued";
import { tolerateMovedNodes } from "./tolerate-moved-nodes";

/** Renders what was typed into an island that broke. */
export type RenderPreserved = (
  copy: FallbackData["copy"]["kept"],
  answers: readonly PreservedAnswer[],
) => ReactNode;

interface Props<ComponentProps> {
  element: HTMLElement;
  data: IslandData<ComponentProps>;
  component: ComponentType<ComponentProps & IslandStatus>;
  putBackEarlyInput: () => void;
  renderPreserved: () => ReactNode;
}

/** An island in the browser. Once it is hydrated it does what was asked of it before. */
function HydratedIsland<ComponentProps extends object>({
  element,
  component,
  data,
  putBackEarlyInput,
  renderPreserved,
}: Props<ComponentProps>) {
  const [lateness] = useState(() => watchLateness(element));
  // The server knows nothing of it, so it has to be said after the island is hydrated.
  const isLate = useSyncExternalStore(lateness.subscribe, lateness.isLate, () => false);
  // Comes before the effects of the component, which look at what was typed and pressed.
  useLayoutEffect(putBackEarlyInput, [putBackEarlyInput]);
  // The effects of the component have run by then.
  useEffect(() => {
    element.setAttribute(HYDRATED, "");
    replayQueued(element);
    document.documentElement.removeAttribute(SCRIPT_FAILED);
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
  const answers = preserveAnswers(element);
  tolerateMovedNodes();

  hydrateRoot(
    element,
    <HydratedIsland
      element={element}
      component={component}
      data={data}
      putBackEarlyInput={preserveEarlyInput(element)}
      renderPreserved={() => renderAnswers(data.fallback.copy.kept, answers())}
    />,
    {
      onRecoverableError: (error) => console.error(error),
      onCaughtError: (error) => console.error(error),
    },
  );
}
