import { css } from "@emotion/react";
import { graphql } from "gatsby";
import * as Phone from "lucide-react/icons/phone";
import * as TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { ButtonRow, emergencyButton } from "../../components/buttons";
import { Icon } from "../../components/icon";
import { Text, Texts } from "../../components/text";
import { helpUrl } from "../../lib/phone-number";
import { column, stack, unbroken } from "../../styles/recipes";
import { colors, media, radii, space, typeScale, widths } from "../../styles/tokens";

/** Numbers to call in an emergency, above numbered steps. */
export function EmergencySection({ section }: { section: Queries.EmergencySectionFragment }) {
  const { heading, intro, calls, emergencySteps, emergencyText } = section;
  return (
    <section css={[column, band]}>
      <div css={box}>
        <h2 css={title}>
          <Icon of={TriangleAlert} size={24} />
          <Text>{heading}</Text>
        </h2>
        <ButtonRow>
          {calls.map(({ label, number }) => (
            <a key={number} href={helpUrl(number)} css={emergencyButton}>
              <Icon of={Phone} size={20} />
              <span>
                {label} {!label.includes(number) && <span css={unbroken}>{number}</span>}
              </span>
            </a>
          ))}
        </ButtonRow>
        {intro && <Text as="p">{intro}</Text>}
        {emergencySteps && (
          <ol css={steps}>
            <Texts texts={emergencySteps} as="li" />
          </ol>
        )}
        {emergencyText && <Text as="p">{emergencyText}</Text>}
      </div>
    </section>
  );
}

export const emergencySectionFragment = graphql`
  fragment EmergencySection on EmergencySection {
    heading
    intro
    calls {
      label
      number
    }
    emergencySteps: steps
    emergencyText: text
  }
`;

const band = css`
  padding-block: ${space.l};

  ${media.belowMedium} {
    padding-block-start: ${space.s};
  }
`;

const box = css`
  ${stack(space.s)};
  box-sizing: content-box;
  max-width: ${widths.text};
  padding: ${space.m};
  border: 2px solid ${colors.emergency};
  border-radius: ${radii.medium};
  background: ${colors.emergencySoft};

  ${media.largeText} {
    padding: ${space.xs} 0.25rem;

    & > ol {
      padding-inline-start: 1rem;
    }

    & a {
      padding-inline: 0.25rem;
    }

    & a > svg {
      display: none;
    }
  }
`;

const title = css`
  display: flex;
  align-items: start;
  gap: ${space.xs};
  color: ${colors.emergency};
  font-size: ${typeScale.h3};
`;

const steps = css`
  padding-inline-start: 1.5rem;
  list-style: decimal;

  & > li::marker {
    color: ${colors.emergency};
    font-weight: 700;
  }
`;
