import { css } from "@emotion/react";
import type { ComponentProps, ComponentType } from "react";
import { useFacts } from "../components/facts";
import { factsNamedIn } from "../lib/fact-text";
import { type IslandData, IslandContent, type IslandStatus } from "./island-content";
import type { IslandComponent, IslandName } from "./islands";
import { IslandLoader } from "./loader/island-loader";
import { ISLAND, ISLAND_PROPS } from "./protocol";

/** A name in `islands.ts`, with its component. */
type Props = {
  [Name in IslandName]: Omit<
    IslandData<Omit<ComponentProps<IslandComponent<Name>>, keyof IslandStatus>>,
    "facts"
  > & { name: Name; component: IslandComponent<Name> };
}[IslandName];

/** A part of a page that React hydrates. The rest of the page stays plain HTML. See README.md. */
export function Island({ name, component, props, fallback }: Props) {
  const facts = factsNamedIn(toJson({ props, fallback }), useFacts());
  const data: IslandData<object> = { props, fallback, facts };
  return (
    <>
      <div css={withoutBox} {...{ [ISLAND]: name }}>
        <IslandContent component={component as ComponentType<object>} {...data} />
      </div>
      <script
        type="application/json"
        {...{ [ISLAND_PROPS]: name }}
        dangerouslySetInnerHTML={{ __html: toJson(data) }}
      />
      <IslandLoader name={name} />
    </>
  );
}

/** JSON for a `script` element, without `null` and `undefined`. */
const toJson = (data: object) =>
  JSON.stringify(data, (_, value: unknown) => value ?? undefined)
    // Escapes `<`, so that text in the JSON cannot close the element.
    .replaceAll("<", "\\u003c");

const withoutBox = css`
  display: contents;
`;
