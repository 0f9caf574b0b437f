import { css } from "@emotion/react";
import { type ComponentType, createElement, type ReactNode } from "react";
import { ErrorBoundary } from "../components/error-boundary";
import { FactsProvider, useFacts } from "../components/facts";
import type { BrokenWords } from "../components/broken-part";
import type { Facts } from "../lib/fact-text";

/** What an island shows, and what it needs for that. It travels in the page as JSON. */
export interface IslandData<Props> {
  props: Props;
  /** What stands in its place when its code breaks. */
  broken: BrokenWords;
  /** For the texts in it. */
  facts: Facts;
}

interface Props<ComponentProps> extends Omit<IslandData<ComponentProps>, "facts"> {
  /** The name of its file in `entries/`. */
  name: string;
  component: ComponentType<ComponentProps>;
}

/**
 * What the server prints and the browser brings to life: both have to draw the very same.
 *
 * @param rescue draws what was typed into the island, should its code break
 */
export const drawIsland = <ComponentProps extends object>(
  component: ComponentType<ComponentProps>,
  { props, broken, facts }: IslandData<ComponentProps>,
  rescue?: () => ReactNode,
) => (
  <FactsProvider value={facts}>
    <ErrorBoundary broken={broken} rescue={rescue}>
      {createElement(component, props)}
    </ErrorBoundary>
  </FactsProvider>
);

/**
 * A part of a page in which React runs in the browser. The rest of the page stays plain HTML.
 * `hydrate-island.ts` brings it to life when someone first touches the page; see
 * `src/gatsby/hydrated-pages.ts` for which pages have one, and why.
 */
export function Island<ComponentProps extends object>({
  name,
  component,
  ...rest
}: Props<ComponentProps>) {
  const data = { ...rest, facts: useFacts() };
  return (
    <>
      <div css={noBox} data-island={name}>
        {drawIsland(component, data)}
      </div>
      <script
        type="application/json"
        data-island-data={name}
        // Anything that looks like the end of the script element would be taken for it.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
      />
    </>
  );
}

const noBox = css`
  display: contents;
`;
