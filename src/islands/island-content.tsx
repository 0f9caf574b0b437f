import { Component, type ComponentType, createElement, type ReactNode } from "react";
import { FactsProvider } from "../components/facts";
import type { Facts } from "../lib/fact-text";
import { type FallbackData, IslandFallback } from "./island-fallback";

interface BoundaryProps {
  fallback: () => ReactNode;
  children: ReactNode;
}

/** Renders a fallback if a child throws. */
export class ErrorBoundary extends Component<BoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? this.props.fallback() : this.props.children;
  }
}

/** Everything that an island renders. The page holds it as JSON. */
export interface IslandData<Props> {
  props: Props;
  fallback: FallbackData;
  /** Facts named in the texts. */
  facts: Facts;
}

export interface IslandStatus {
  /** True if the page showed "this form does not work" before its scripts finally loaded. */
  isLate?: boolean;
}

interface Props<ComponentProps> extends IslandData<ComponentProps>, IslandStatus {
  component: ComponentType<ComponentProps & IslandStatus>;
  /** Renders the patient's answers below the fallback. */
  renderPreserved?: () => ReactNode;
}

/** Rendered by the server and hydrated by the browser, so the output has to be the same in both. */
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
