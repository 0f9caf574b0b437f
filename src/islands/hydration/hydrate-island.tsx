import { CacheProvider } from "@emotion/react";
import {
  type ComponentType,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { PreservedAnswers } from "../../forms/components/preserved-answers";
import { createEmotionCache } from "../../styles/emotion-cache";
import { IslandContent, type IslandData, type IslandStatus } from "../island-content";
import { HYDRATED, ISLAND, ISLAND_PROPS, SCRIPT_FAILED } from "../protocol";
import { preserveEarlyInput, replayQueued } from "./early-input";
import { preserveAnswers } from "./preserve-answers";
import { tolerateMovedNodes } from "./tolerate-moved-nodes";

interface Props<ComponentProps> {
  element: HTMLElement;
  data: IslandData<ComponentProps>;
  component: ComponentType<ComponentProps & IslandStatus>;
  restoreEarlyInput: () => void;
  renderPreserved: () => ReactNode;
}

function HydratedIsland<ComponentProps extends object>({
  element,
  component,
  data,
  restoreEarlyInput,
  renderPreserved,
}: Props<ComponentProps>) {
  const [isLate, setIsLate] = useState(() => document.documentElement.hasAttribute(SCRIPT_FAILED));
  // Hydration has to render the same as the server, which says false.
  const isLateOnceHydrated = useDeferredValue(isLate, false);
  // A layout effect, because it has to run before the component's effects, which read the answers.
  useLayoutEffect(restoreEarlyInput, [restoreEarlyInput]);
  // Runs after the component's effects.
  useEffect(() => {
    element.setAttribute(HYDRATED, "");
    // Once it is submitted, the form reports the result.
    element.addEventListener("submit", () => setIsLate(false), { once: true });
    replayQueued(element);
    document.documentElement.removeAttribute(SCRIPT_FAILED);
  }, [element]);
  return (
    <IslandContent
      component={component}
      {...data}
      isLate={isLate && isLateOnceHydrated}
      renderPreserved={renderPreserved}
    />
  );
}

/** Emotion cache that inserts no rules of classes in the page: the page has their styles already. */
function pageStyles() {
  const cache = createEmotionCache();
  const prefix = `${cache.key}-`;
  for (const element of document.querySelectorAll(`[class*="${prefix}"]`))
    for (const name of element.classList)
      if (name.startsWith(prefix)) cache.inserted[name.slice(prefix.length)] = true;
  return cache;
}

/** @throws if the page has no island of this name, with its props as JSON */
export function hydrateIsland<ComponentProps extends object>(
  name: string,
  component: ComponentType<ComponentProps & IslandStatus>,
): void {
  const element = document.querySelector<HTMLElement>(`[${ISLAND}="${name}"]`);
  if (!element) throw new Error(`The page has no island "${name}".`);
  const json = document.querySelector(`[${ISLAND_PROPS}="${name}"]`)?.textContent;
  const data = JSON.parse(json ?? "") as IslandData<ComponentProps>;
  const answers = preserveAnswers(element);
  tolerateMovedNodes();

  hydrateRoot(
    element,
    <CacheProvider value={pageStyles()}>
      <HydratedIsland
        element={element}
        component={component}
        data={data}
        restoreEarlyInput={preserveEarlyInput(element)}
        renderPreserved={() => (
          <PreservedAnswers copy={data.fallback.copy.kept} answers={answers()} />
        )}
      />
    </CacheProvider>,
    {
      onRecoverableError: (error) => console.error(error),
      onCaughtError: (error) => console.error(error),
    },
  );
}
