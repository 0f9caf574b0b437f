import { css } from "@emotion/react";
import { type ComponentType, createElement, type ReactNode } from "react";
import { FactsProvider, useFacts } from "../components/facts";
import { type Facts, factsNamedIn } from "../lib/fact-text";
import { DEAD, ISLAND, ISLAND_DATA, SCRIPTS, STATE, WHEN_BROKEN } from "../lib/island-protocol";
import { space } from "../styles/tokens";

/** Defined by `src/gatsby/html/bundle-islands.ts`: the scripts of each island. */
declare const __ISLAND_SCRIPTS__: Readonly<Record<string, readonly string[]>>;

/** Everything that an island renders. The page holds it as JSON. */
export interface IslandData<Props> {
  props: Props;
  /** Facts named in the texts. */
  facts: Facts;
}

interface Props<ComponentProps> {
  /** Name in `src/templates/islands.ts`. */
  name: string;
  component: ComponentType<ComponentProps>;
  /** Values that JSON can hold. */
  props: ComponentProps;
  /** Message above the island, shown once its code threw. */
  whenBroken?: ReactNode;
}

/** A part of a page that React hydrates. The rest of the page stays plain HTML. See README.md. */
export function Island<ComponentProps extends object>({
  name,
  component,
  props,
  whenBroken,
}: Props<ComponentProps>) {
  const facts = factsNamedIn(toJson(props), useFacts());
  const data: IslandData<ComponentProps> = { props, facts };
  return (
    <>
      {whenBroken && (
        <div css={message} hidden role="alert" tabIndex={-1} {...{ [WHEN_BROKEN]: name }}>
          {whenBroken}
        </div>
      )}
      <div css={island} {...{ [ISLAND]: name, [SCRIPTS]: scriptsOf(name), [STATE]: "waiting" }}>
        <FactsProvider value={facts}>{createElement(component, props)}</FactsProvider>
      </div>
      <script
        type="application/json"
        {...{ [ISLAND_DATA]: name }}
        dangerouslySetInnerHTML={{ __html: toJson(data) }}
      />
    </>
  );
}

/** Addresses of an island's scripts; none in `gatsby develop`. Throws if there are none: the island would never hydrate. */
function scriptsOf(name: string) {
  if (typeof __ISLAND_SCRIPTS__ === "undefined") return undefined;
  const scripts = __ISLAND_SCRIPTS__[name];
  if (!scripts?.length) {
    throw new Error(
      `No bundle is named "${name}". In src/templates/islands.ts, the island's webpackChunkName has to be its name.`,
    );
  }
  return scripts.join(" ");
}

/** JSON for a `script` element, without `null` and `undefined`. */
const toJson = (data: object) =>
  JSON.stringify(data, (_, value: unknown) => value ?? undefined)
    // Escapes `<`, so that text in the JSON cannot close the element.
    .replaceAll("<", "\\u003c");

const message = css`
  margin-block-end: ${space.l};
`;

const island = css`
  display: contents;

  /* Without its scripts, no button does anything. */
  &${DEAD} button {
    display: none;
  }

  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;
