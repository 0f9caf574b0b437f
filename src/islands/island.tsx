import { css } from "@emotion/react";
import type { ComponentProps, ComponentType } from "react";
import { useFacts } from "../components/facts";
import { factsNamedIn } from "../lib/fact-text";
import { type IslandData, IslandContent, type IslandStatus } from "./island-content";
import type { IslandComponent, IslandName } from "./islands";
import { IslandLoader } from "./loader/island-loader";
import { ISLAND, ISLAND_PROPS } from "./protocol";

/** A name of the list, with the component that the list has under it. */
type Props = {
  [Name in IslandName]: Omit<
    IslandData<Omit<ComponentProps<IslandComponent<Name>>, keyof IslandStatus>>,
    "facts"
  > & { name: Name; component: IslandComponent<Name> };
}[IslandName];

/**
 * A part of a page in which React runs in the browser. The rest of the page stays plain HTML. See
 * README.md.
 */
export function Island({ name, component, props, fallback }: Props) {
  const facts = factsNamedIn(toJson({ props, fallback }), useFacts());
  const data: IslandData<object> = { props, fallback, facts };
  return (
    <>
      <div css={noBox} {...{ [ISLAND]: name }}>
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

/** JSON without what is not there, to stand in a page. */
const toJson = (data: object) =>
  JSON.stringify(data, (_, value: unknown) => value ?? undefined)
    // Anything that looks like the end of the script element would be taken for it.
    .replaceAll("<", "\\u003c");

const noBox = css`
  display: contents;
`;
