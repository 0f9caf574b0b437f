import { css } from "@emotion/react";
import { Children, type ReactNode } from "react";
import type { FactText } from "../lib/fact-text";
import { colors, media, space, typeScale } from "../styles/tokens";
import { grid } from "./card";
import { Text } from "./text";

interface Props {
  name: string;
  intro: FactText;
  children: ReactNode;
  /** Link to the cards that are left out. */
  more?: ReactNode;
}

/** Named group of cards within a section. */
export const Category = ({ name, intro, children, more }: Props) => (
  <section css={category}>
    <h3 css={title}>{name}</h3>
    <p css={text}>
      <Text>{intro}</Text>
    </p>
    <ul css={grid(Children.count(children))}>{children}</ul>
    {more && <p>{more}</p>}
  </section>
);

const category = css`
  display: grid;
  gap: ${space.xs};
  padding-block-start: ${space.xs};

  ${media.medium} {
    gap: ${space.s};
    padding-block-start: ${space.m};

    & > ul {
      padding-block-start: ${space.s};
    }
  }
`;

const title = css`
  font-size: ${typeScale.h3};
`;

const text = css`
  color: ${colors.inkSoft};
`;
