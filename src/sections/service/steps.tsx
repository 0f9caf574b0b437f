import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { besideMark, grid } from "../../components/card";
import { Text } from "../../components/text";
import { colors, fonts, media, radii, space } from "../../styles/tokens";

/** Numbered steps. */
export const Steps = ({ steps }: Pick<Queries.StepsSectionFragment, "steps">) => (
  <ol css={[grid(steps.length), numbered]}>
    {steps.map(({ title, text }, index) => (
      <li key={index} css={step}>
        <Text as="h3">{title}</Text>
        <Text as="p">{text}</Text>
      </li>
    ))}
  </ol>
);

export const stepsSectionFragment = graphql`
  fragment StepsSection on StepsSection {
    steps {
      title
      text
    }
  }
`;

const numbered = css`
  counter-reset: step;
`;

const step = css`
  display: grid;
  align-content: start;
  gap: 0.25rem ${space.s};
  counter-increment: step;

  ${media.belowMedium} {
    min-height: 3rem;
  }

  ${media.medium} {
    gap: ${space.s};
  }

  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border-radius: ${radii.pill};
    background: ${colors.brand};
    color: ${colors.onButton};
    font: 700 1.375rem / 1 ${fonts.heading};

    ${media.belowMedium} {
      width: 2.5rem;
      height: 2.5rem;
    }
  }

  ${besideMark("&::before", "3.75rem")};
`;
