import { css } from "@emotion/react";
import { Clock, MapPin, Phone } from "lucide-react";
import { directionsUrl, streetAddress } from "../../lib/location";
import { column } from "../../styles/global-styles";
import { colors, media, typeScale } from "../../styles/tokens";
import { HoursSummary } from "../hours-summary";
import { ExternalLink } from "../external-link";
import { PhoneLink } from "../phone-link";
import { OpeningStatus } from "../opening-status";
import { useSite } from "../use-site";

/** The store's hours, phone and address, before anything else. */
export function TopBar() {
  const { pharmacy, header } = useSite();
  return (
    <section css={bar} aria-label={header.topBarLabel}>
      <ul css={[column, facts]}>
        <li css={fact}>
          <Clock size={18} aria-hidden />
          <div css={hours}>
            <HoursSummary week={pharmacy.hours} />
            <OpeningStatus week={pharmacy.hours} />
          </div>
        </li>
        <li css={fact}>
          <Phone size={18} aria-hidden />
          <PhoneLink number={pharmacy.phone} css={link} />
        </li>
        <li css={[fact, address]}>
          <MapPin size={18} aria-hidden />
          <ExternalLink href={directionsUrl(pharmacy)} css={link}>
            {streetAddress(pharmacy.address)}
          </ExternalLink>
        </li>
      </ul>
    </section>
  );
}

const bar = css`
  background: ${colors.brandDark};
  color: ${colors.onBrand};
  font-size: ${typeScale.small};
  line-height: 1.35;
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.75rem;
  padding-block: 0.375rem;

  ${media.belowLarge} {
    display: grid;
    gap: 0;
    padding-block: 0.5rem;
  }
`;

const fact = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2rem;

  & > svg {
    flex: none;
    color: ${colors.tintStrong};
  }
`;

/** Beside each other where the whole bar still fits in a line. */
const hours = css`
  display: grid;
  column-gap: 0.75rem;
  padding-block: 0.25rem;

  @media (min-width: 80rem) {
    grid-auto-flow: column;
  }
`;

const address = css`
  margin-inline-start: auto;

  ${media.belowLarge} {
    margin-inline-start: 0;
  }
`;

const link = css`
  display: inline-block;
  padding-block: 0.75rem;
  margin-block: -0.5rem;
  color: inherit;
  text-decoration-color: ${colors.tintStrong};

  &:focus-visible {
    outline-color: ${colors.onBrand};
  }
`;
