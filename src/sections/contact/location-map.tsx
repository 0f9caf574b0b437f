import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { secondaryButton } from "../../components/button-styles";
import { ExternalLink } from "../../components/external-link";
import { Section } from "../../components/section";
import { directionsUrl, mapFrameUrl, streetAddress } from "../../lib/location";
import { required } from "../../lib/required-file";
import { colors, radii, typeScale } from "../../styles/tokens";

/** Height that the specification asks for, in CSS pixels. */
const MAP_HEIGHT = 300;

interface Props {
  copy: Queries.LocationMapFragment;
}

/** Where the shop is. The frame loads only when people scroll near it, and learns no address. */
export function LocationMap({ copy }: Props) {
  const data = useStaticQuery<Queries.MapPlaceQuery>(graphql`
    query MapPlace {
      pharmacy {
        address {
          ...PostalAddress
        }
        location {
          latitude
          longitude
        }
      }
      siteLabels {
        map
        mapCredit
        directions
      }
    }
  `);
  const pharmacy = required(data.pharmacy, "pharmacy.yaml");
  const labels = required(data.siteLabels, "labels.yaml");
  return (
    <Section heading={copy.heading} intro={copy.text} background="tinted">
      <div css={place}>
        <iframe
          css={frame}
          title={`${labels.map}: ${streetAddress(pharmacy.address)}`}
          src={mapFrameUrl(pharmacy.location)}
          height={MAP_HEIGHT}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      </div>
      <p css={credit}>{labels.mapCredit}</p>
      <p>
        <ExternalLink href={directionsUrl(pharmacy)} css={secondaryButton}>
          {labels.directions}
        </ExternalLink>
      </p>
    </Section>
  );
}

export const locationMapFragment = graphql`
  fragment LocationMap on ContactMap {
    heading
    text
  }
`;

/* Lazy frames load far ahead of people; what is not rendered yet waits until they come near. */
const place = css`
  content-visibility: auto;
  /* While it is not rendered, the frame keeps the width that it had before the screen was turned. */
  min-width: 0;
  height: ${MAP_HEIGHT}px;
`;

const frame = css`
  width: 100%;
  border-radius: ${radii.medium};
  background: ${colors.tint};
`;

const credit = css`
  color: ${colors.inkSoft};
  font-size: ${typeScale.small};
`;
