import { css } from "@emotion/react";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
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
        <li css={[fact, givesWay]}>
          <Clock size={18} aria-hidden />
          <div css={hours}>
            <HoursSummary week={pharmacy.hours} />
            <OpeningStatus week={pharmacy.hours} />
          </div>
        </li>
        <li css={fact}>
          <Phone size={18} aria-hidden />
          <PhoneLink number={pharmacy.phone} css={[link, unbroken]} />
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
  align-items: center;
  gap: 1.75rem;
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

/** Where room is short, the status goes below the hours before an address breaks. */
const givesWay = css`
  flex-shrink: 99999;
`;

/** Beside each other where the whole bar still fits in a line. */
const hours = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.75rem;
  padding-block: 0.25rem;
`;

const address = css`
  margin-inline-start: auto;

  ${media.belowLarge} {
    margin-inline-start: 0;
  }
`;

const unbroken = css`
  white-space: nowrap;
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
