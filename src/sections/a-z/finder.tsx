import { css } from "@emotion/react";
import { Text } from "../../components/text";
import type { FactText } from "../../lib/fact-text";
import { colors, radii, space, targetSize } from "../../styles/tokens";

/** Address of the script, defined by `inline-scripts.ts` for the code that renders pages. */
declare const __FINDER_SCRIPT__: string | undefined;

/** Field that finds entries of the list below it. It is in no form, which could put what was typed into an address. */
export function Finder({ copy }: { copy: { find: string; found: string; nothing: FactText } }) {
  const script = typeof __FINDER_SCRIPT__ === "string" ? __FINDER_SCRIPT__ : undefined;
  return (
    <div css={box}>
      <div role="search" data-count={copy.found} hidden>
        <label htmlFor="find">{copy.find}</label>
        <input
          id="find"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      {script && <script src={script} defer />}
      <div aria-live="polite" aria-atomic>
        <p data-finder="count" />
        <p data-finder="none" hidden>
          <Text>{copy.nothing}</Text>
        </p>
      </div>
    </div>
  );
}

const box = css`
  /* The script shows the field. Its room is there from the start, so that nothing moves. */
  & [role="search"][hidden] {
    display: block;
    visibility: hidden;
  }

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

  & [aria-live] {
    min-height: 1.6em;
    padding-block-start: ${space.xs};
    color: ${colors.inkSoft};
  }

  @media print, (scripting: none) {
    display: none;
  }
`;
