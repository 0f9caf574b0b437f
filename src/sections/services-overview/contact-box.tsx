import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { primaryButton } from "../../components/buttons";
import { CallButton } from "../../site/call-button";
import { card } from "../../components/card";
import { HoursList } from "../../site/hours";
import { Text } from "../../components/text";
import { useContactPoint } from "../../site/contact-point";
import { band, column, stack } from "../../styles/recipes";
import { colors, media, space } from "../../styles/tokens";
import { useLabels } from "../../site/hooks/labels";
import { usePharmacy } from "../../site/hooks/pharmacy";

/** Phone number and hours, labeled with the store's or department's name. */
export function ServicesContactBox({ box }: { box: Queries.ServicesContactBoxFragment }) {
  const store = usePharmacy();
  const labels = useLabels();
  const point = useContactPoint(box.contact);
  const { name, note, phone } = point;
  return (
    <section css={[column, band]}>
      <div css={[card, panel]}>
        <div css={copy}>
          <Text as="h2">{box.heading}</Text>
          <Text as="p">{box.text}</Text>
          <p>
            <CallButton number={phone} css={primaryButton} />
          </p>
        </div>
        <div css={hoursBlock}>
          <h3>{name ? `${name}: ${labels.hours.toLowerCase()}` : labels.storeHours}</h3>
          {note && <Text as="p">{note}</Text>}
          <HoursList regular={point} />
          {name && (
            <>
              <h3 css={secondHours}>{labels.storeHours}</h3>
              <HoursList regular={store} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

export const servicesContactBoxFragment = graphql`
  fragment ServicesContactBox on ServicesContactBox {
    heading
    text
    contact
  }
`;

const panel = css`
  gap: ${space.xl};
  padding: clamp(1.5rem, 1rem + 3vw, 3.25rem);
  background: ${colors.tintSoft};

  ${media.large} {
    flex-direction: row;
    justify-content: space-between;
  }
`;

const copy = css`
  ${stack(space.m)};
  align-content: start;
`;

const hoursBlock = css`
  ${stack(space.xs)};
  align-content: start;
  min-width: min(16rem, 100%);
  max-width: 24rem;
`;

const secondHours = css`
  padding-block-start: ${space.m};
`;
