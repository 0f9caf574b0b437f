import { css } from "@emotion/react";
import { graphql } from "gatsby";
import * as MapPin from "lucide-react/icons/map-pin";
import { Icon } from "../../components/icon";
import { ButtonRow, primaryButton, secondaryButton } from "../../components/buttons";
import { card, iconDisc, unboxedOnPhones } from "../../components/card";
import { ContentLink, ExternalLink } from "../../site/links";
import { AddressLines } from "../../components/postal-address";
import { Section } from "../../components/section";
import { Text } from "../../components/text";
import { directionsUrl, mapPageUrl, streetAddress } from "../../lib/location";
import { mapSize } from "../../lib/street-map";
import { notOnPaper, notOnPhones, stack } from "../../styles/recipes";
import { colors, media, radii, shadows, space, typeScale } from "../../styles/tokens";
import { useLabels } from "../../site/hooks/labels";
import { usePharmacy } from "../../site/hooks/pharmacy";

/** Location of the shop: our drawn map if there is one, the address, and links to directions and maps. */
export function LocationMap({ copy }: { copy: Queries.LocationMapFragment }) {
  const pharmacy = usePharmacy();
  const labels = useLabels();
  const { address, location, shortName } = pharmacy;
  return (
    <Section heading={copy.heading} intro={copy.text} tinted>
      {copy.drawing && (
        <div css={mapWithCredit}>
          {/* Narrow screens show its middle, where the pin is. */}
          <div css={frame}>
            <img
              src={copy.drawing}
              alt={`${labels.map}: ${streetAddress(address)}`}
              {...mapSize}
              loading="lazy"
              decoding="async"
              css={streets}
            />
            <div css={pin} aria-hidden>
              <span css={nameOfPin} data-name={shortName} />
              <Icon of={MapPin} size={44} />
            </div>
          </div>
          {copy.credit && (
            <p css={credit}>
              <ContentLink link={copy.credit} />
            </p>
          )}
        </div>
      )}
      {/* Phones leave out the name, which the pin has, the address, which is further up, and the way, which is in the bar. */}
      <div css={[card, place, copy.drawing && unboxedOnPhones]}>
        <div css={[iconDisc, copy.drawing && notOnPhones]}>
          <Icon of={MapPin} size={28} />
        </div>
        <div css={words}>
          <p css={[addressLines, copy.drawing && notOnPhones]}>
            <strong>{shortName}</strong>
            <br />
            <AddressLines address={address} />
          </p>
          {copy.parking && <Text as="p">{copy.parking}</Text>}
          <ButtonRow>
            <ExternalLink
              href={directionsUrl(pharmacy)}
              css={[primaryButton, copy.drawing && notOnPhones]}
            >
              {labels.directions}
            </ExternalLink>
            <ExternalLink href={mapPageUrl(location)} css={secondaryButton}>
              {copy.interactiveMap}
            </ExternalLink>
          </ButtonRow>
        </div>
      </div>
    </Section>
  );
}

export const locationMapFragment = graphql`
  fragment LocationMap on ContactMap {
    heading
    text
    parking
    drawing
    credit {
      ...Link
    }
    interactiveMap
  }
`;

const mapWithCredit = css`
  ${stack(space.xs)};
  min-width: 0;
`;

const frame = css`
  position: relative;
  min-width: 0;
  height: ${mapSize.height}px;
  overflow: hidden;
  border: 1px solid ${colors.line};
  border-radius: ${radii.medium};
  background: ${colors.tint};
  forced-color-adjust: none;

  ${notOnPaper};
`;

const streets = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const pin = css`
  position: absolute;
  inset: auto 0 50%;
  ${stack("2px")};
  justify-items: center;

  svg {
    /* The tip of the pin is a little above the lower edge of its icon. */
    margin-block-end: -4px;
    fill: ${colors.brand};
    color: ${colors.page};
  }

  circle {
    fill: ${colors.page};
  }
`;

/* The name is an attribute, so that it has its full width at once on slow connections. */
const nameOfPin = css`
  max-width: 100%;
  padding: 0.2rem 0.8rem;
  border-radius: ${radii.pill};
  background: ${colors.brand};
  box-shadow: ${shadows.card};
  color: ${colors.onButton};
  font-size: 16px;
  font-weight: 650;
  white-space: nowrap;

  &::before {
    content: attr(data-name);
  }
`;

const credit = css`
  font-size: ${typeScale.small};
`;

const place = css`
  ${media.medium} {
    flex-direction: row;
    gap: ${space.l};
    padding: 2rem;
  }
`;

const words = css`
  ${stack(space.m)};
  min-width: 0;
`;

const addressLines = css`
  font-size: ${typeScale.lead};
  line-height: 1.45;

  strong {
    color: ${colors.brandStrong};
  }
`;
