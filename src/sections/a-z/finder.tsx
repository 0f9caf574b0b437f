import { css } from "@emotion/react";
import { Text, Wording } from "../../components/text";
import type { FactText } from "../../lib/fact-text";
import { plain, type Words } from "../../lib/words";
import { colors, radii, space, targetSize } from "../../styles/tokens";

/** Defined by `inline-scripts.ts` for the code that renders pages. */
declare const __FINDER_SCRIPT__: string | undefined;

/** Field that finds entries of the list below it. It is in no form, which could put what was typed into an address. */
export function Finder({ copy }: { copy: { find: Words; found: Words; nothing: FactText } }) {
  const script = typeof __FINDER_SCRIPT__ === "string" && __FINDER_SCRIPT__;
  return (
    <div css={box}>
      <div role="search" data-count={plain(copy.found)} hidden>
        <label htmlFor="find">
          <Wording>{copy.find}</Wording>
        </label>
        <input
          id="find"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      <div role="status">
        <p data-finder="count" />
        <p data-finder="none" hidden>
          <Text>{copy.nothing}</Text>
        </p>
      </div>
    </div>
  );
}

const box = css`
  & label {
    display: block;
    padding-block-end: ${space.xs};
    font-weight: 650;
  }

  & input {
    width: min(100%, 32rem);
    min-height: ${targetSize};
    padding: 0.5rem ${space.m};
    border: 2px solid ${colors.fieldLine};
    border-radius: ${radii.small};
    background: ${colors.page};
    color: inherit;
    font: inherit;
  }

  & [role="status"] {
    min-height: 1.6em;
    padding-block-start: ${space.xs};
    color: ${colors.inkSoft};
  }

  @media print, (scripting: none) {
    display: none;
  }
`;
