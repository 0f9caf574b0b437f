import { CacheProvider } from "@emotion/react";
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useReducer,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { FactsProvider } from "../../components/facts";
import { createEmotionCache } from "../../styles/emotion-cache";
import type { IslandData } from "../island";
import { ISLAND, ISLAND_DATA, STATE } from "../../lib/island-protocol";
import { preserveEarlyInput, replay, takeQueued } from "./early-input";
import { keepNodes } from "./keep-nodes";
import { preserveAnswers } from "./preserve-answers";
import "./tolerate-moved-nodes";

interface Props {
  element: HTMLElement;
  restoreEarlyInput: () => void;
  /** Called right before React removes what the island contains. */
  onRemove: () => void;
  children: ReactNode;
}

function HydratedIsland({ element, restoreEarlyInput, onRemove, children }: Props) {
  // A layout effect, because it has to run before the component's effects, which read the answers.
  useLayoutEffect(restoreEarlyInput, [restoreEarlyInput]);
  useLayoutEffect(() => onRemove, [onRemove]);
  const [isShown, show] = useReducer(() => true, false);
  // One more render, which shows what the component's effects have set, such as a field that depends on an early answer.
  useEffect(show, [show]);
  useEffect(() => {
    if (!isShown) return;
    const queued = takeQueued(element);
    element.setAttribute(STATE, "alive");
    replay(queued);
  }, [element, isShown]);
  return children;
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

function dataOf<ComponentProps>(element: HTMLElement) {
  const name = element.getAttribute(ISLAND);
  const json = document.querySelector(`[${ISLAND_DATA}="${name}"]`)?.textContent;
  return JSON.parse(json ?? "") as IslandData<ComponentProps>;
}

/** Hydrates one island, with what someone has typed into it and pressed in it. */
export function hydrateIsland<ComponentProps extends object>(
  element: HTMLElement,
  component: ComponentType<ComponentProps>,
) {
  const { props, facts } = dataOf<ComponentProps>(element);
  const nodes = keepNodes(element);
  preserveAnswers(element);

  hydrateRoot(
    element,
    <CacheProvider value={pageStyles()}>
      <HydratedIsland
        element={element}
        restoreEarlyInput={preserveEarlyInput(element)}
        onRemove={nodes.keep}
      >
        <FactsProvider value={facts}>{createElement(component, props)}</FactsProvider>
      </HydratedIsland>
    </CacheProvider>,
    {
      onRecoverableError: (error) => console.error(error),
      onUncaughtError: (error) => {
        console.error(error);
        nodes.putBack();
      },
    },
  );
}

/** Imports of the islands' components, by name. */
export type Islands = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/** Hydrates each island of the page as soon as its component has loaded. */
export const hydrateIslands = (islands: Islands) =>
  Promise.all(
    [...document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)].map(async (element) => {
      const component = await islands[element.getAttribute(ISLAND) ?? ""]?.();
      if (component) hydrateIsland(element, component);
    }),
  );
