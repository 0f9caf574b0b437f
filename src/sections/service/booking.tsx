import { graphql } from "gatsby";
import { ButtonRow } from "../../components/button-row";
import { primaryButton, secondaryButton } from "../../components/button-styles";
import { ExternalLink } from "../../components/external-link";
import { Section } from "../../components/section";
import { BOOKING_SECTION_ID } from "../../lib/paths";
import { required } from "../../lib/required-file";
import type { BlockProps } from "./block";
import { useSite } from "../../components/site";

/** Buttons that open the booking site. The first is the main action. */
export function BookingSection({
  section,
  background,
}: BlockProps<Queries.BookingSectionFragment>) {
  const { pharmacy } = useSite();
  return (
    <Section
      heading={section.heading}
      intro={section.intro}
      background={background}
      id={BOOKING_SECTION_ID}
    >
      <ButtonRow>
        {section.buttons.map((label, index) => (
          <ExternalLink
            key={label}
            href={required(pharmacy.bookingUrl, "pharmacy.yaml")}
            css={index === 0 ? primaryButton : secondaryButton}
          >
            {label}
          </ExternalLink>
        ))}
      </ButtonRow>
    </Section>
  );
}

export const bookingSectionFragment = graphql`
  fragment BookingSection on BookingSection {
    heading
    intro
    buttons
  }
`;
