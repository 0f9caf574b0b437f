import { type ComponentType, createElement, type ReactNode } from "react";
import { FactsProvider } from "../components/facts";
import type { Facts } from "../lib/fact-text";
import { ErrorBoundary } from "./fallback/error-boundary";
import { type FallbackData, IslandFallback } from "./fallback/island-fallback";

/** What an island shows, and what it needs for that. It travels in the page as JSON. */
export interface IslandData<Props> {
  props: Props;
  /** What stands in its place when its code breaks. */
  fallback: FallbackData;
  /** For the texts in it. */
  facts: Facts;
}

/** What an island's component is told beside its props. */
export interface IslandStatus {
  /** Whether the page had said that the island does not work, before its scripts came after all. */
  isLate?: boolean;
}

interface Props<ComponentProps> extends IslandData<ComponentProps>, IslandStatus {
  component: ComponentType<ComponentProps & IslandStatus>;
  /** Renders what was typed into the island, should its code break. */
  renderPreserved?: () => ReactNode;
}

/** What the server prints and the browser hydrates: both have to render the very same. */
export const IslandContent = <ComponentProps extends object>({
  component,
  props,
  fallback,
  facts,
  isLate,
  renderPreserved,
}: Props<ComponentProps>) => (
  <FactsProvider value={facts}>
    <ErrorBoundary
      fallback={() => <IslandFallback {...fallback}>{renderPreserved?.()}</IslandFallback>}
    >
      {createElement(component, { ...props, isLate })}
    </ErrorBoundary>
  </FactsProvider>
);
