import { render, type RenderOptions } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { FactsProvider } from "../../../src/components/facts";
import type { Facts } from "../../../src/lib/fact-text";
import { facts as testFacts } from "./facts";

interface Options extends Omit<RenderOptions, "wrapper"> {
  facts?: Facts;
}

/** Renders a component inside a `FactsProvider`. */
export const renderWithFacts = (part: ReactElement, { facts = testFacts, ...rest }: Options = {}) =>
  render(part, {
    ...rest,
    wrapper: ({ children }: { children: ReactNode }) => (
      <FactsProvider value={facts}>{children}</FactsProvider>
    ),
  });
