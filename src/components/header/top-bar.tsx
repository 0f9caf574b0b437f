import { css } from "@emotion/react";
import * as Clock from "lucide-react/icons/clock";
import * as MapPin from "lucide-react/icons/map-pin";
import * as Phone from "lucide-react/icons/phone";
import { Icon } from "../icon";
import { MAIN_ID } from "../../lib/paths";
import { cityLine, directionsUrl, streetAddress, streetLines } from "../../lib/location";
import { column, reserveTextWidth, widthOnly } from "../../styles/global-styles";
import { belowLarge, colors, media, radii, typeScale } from "../../styles/tokens";
import { HoursSummary } from "../hours";
import { ExternalLink } from "../external-link";
import { PhoneLink } from "../phone-link";
import { OpeningStatus } from "../opening-status";
import { useSite } from "../site";
import { LanguageLinks, useLanguageLinks } from "./language-links";
import { Wording } from "../wording";
import { plain } from "../../lib/words";

/**
 * Hours, phone and address above the header. Phones show one line, whether the store is open; their
 * quick actions have the rest. Tablets show that, the phone and the street.
 */
export function TopBar() {
  const { pharmacy, header } = useSite();
  const address = streetAddress(pharmacy.address);
  const street = streetLines(pharmacy.address).join(", ");
  const languageLinks = useLanguageLinks(link);
  const hasLanguages = languageLinks.length > 0;
  return (
    <section css={bar} aria-label={plain(header.topBarLabel)}>
      <a href={`#${MAIN_ID}`} css={skipLink}>
        <Wording>{header.skipLink}</Wording>
      </a>
      <div css={[column, hasLanguages && withLanguages]}>
        {/* First, so that the facts do not move when it arrives. */}
        {hasLanguages && (
          <div css={languages}>
            <LanguageLinks links={languageLinks} />
          </div>
        )}
        <ul css={facts} data-phone={pharmacy.phone} data-street={street} data-address={address}>
          <li css={fact}>
            <Icon of={Clock} size={18} />
            <div css={hours}>
              <div>
                <HoursSummary regular={pharmacy} />
              </div>
              <OpeningStatus />
            </div>
          </li>
          <li css={fact}>
            <Icon of={Phone} size={18} />
            <PhoneLink number={pharmacy.phone} css={link} />
          </li>
          <li css={fact}>
            <Icon of={MapPin} size={18} />
            <ExternalLink href={directionsUrl(pharmacy)} css={link}>
              <bdi>
                {street}
                <span css={onlyOnWideScreens}>, {cityLine(pharmacy.address)}</span>
              </bdi>
            </ExternalLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** Width of an icon with its gap, and the offset that centers it on the first line. */
const ICON_EXTRAS = "1.625rem";
const ADDRESS_EXTRAS = `${ICON_EXTRAS} + 1.125rem + 0.35em`;
const ICON_TOP = "0.4375rem";

const LINE_HEIGHT = 1.35;
const TWO_LINES = `${2 * LINE_HEIGHT}em`;

const bar = css`
  background: ${colors.brandDark};
  color: ${colors.onBrand};
  font-size: ${typeScale.small};
  line-height: ${LINE_HEIGHT};
`;

const skipLink = css`
  position: fixed;
  inset-block-start: 0.5rem;
  inset-inline-start: 0.5rem;
  z-index: 20;
  padding: 0.75rem 1.25rem;
  border-radius: ${radii.small};
  background: ${colors.card};
  color: ${colors.brand};
  font-size: ${typeScale.body};
  font-weight: 650;

  &:not(:focus) {
    translate: 0 -200%;
  }

  @media print {
    display: none;
  }
`;

const withLanguages = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  column-gap: 0.75rem;

  & > * {
    grid-row: 1;
  }

  /* One line for each range of days, which would wrap as it arrives. The rest is centered on two lines. */
  ${media.belowLarge} {
    & > ul > li > div {
      min-height: calc(${TWO_LINES} + 0.5rem);
    }

    & > ul > li > div > div > span > span {
      display: block;
    }

    & strong,
    & li > svg {
      align-self: center;
      margin: 0;
    }

    & strong > span {
      align-items: center;
    }
  }

  ${media.belowMedium} {
    & > ul {
      padding-block: 0.2rem;
    }

    & > ul > li > div {
      min-height: ${TWO_LINES};
      padding-block: 0;
    }

    & > ul svg {
      display: none;
    }
  }

  /* Tablets have no room to spare. */
  ${media.medium} {
    & > ul {
      column-gap: 1rem;
    }
  }

  ${media.large} {
    column-gap: 1.25rem;

    & > ul {
      align-items: start;
    }
  }
`;

/** Aligns the link to the other language with the first line of the facts, or with the middle of two lines. */
const languages = css`
  grid-column: 2;
  padding-block: 0.375rem;

  ${media.belowLarge} {
    padding-block: calc(${TWO_LINES} / 4 + 0.375rem) 0;
  }

  ${media.belowMedium} {
    padding-block: calc(${TWO_LINES} / 4 - 0.125rem) 0;
  }

  @media print {
    display: none;
  }
`;

const facts = css`
  display: grid;
  padding-block: 0.25rem;

  ${media.belowMedium} {
    & > li ~ li {
      display: none;
    }
  }

  ${media.medium} {
    /* On narrow screens the status wraps below the hours before the address wraps. */
    grid-template-columns: minmax(12rem, 1fr) auto auto;
    align-items: center;
    column-gap: 1.75rem;
    padding-block: 0.375rem;

    & > :nth-of-type(2),
    &::before {
      grid-area: 1 / 2;
    }

    & > :nth-of-type(2) {
      white-space: nowrap;
    }

    & > :nth-of-type(3),
    &::after {
      grid-area: 1 / 3;
    }

    &::before,
    &::after {
      ${widthOnly};
    }

    &::before {
      ${reserveTextWidth("data-phone", ICON_EXTRAS)};
    }

    &::after {
      ${reserveTextWidth("data-street", ADDRESS_EXTRAS)};
    }
  }

  @media (min-width: 80rem) {
    &::after {
      ${reserveTextWidth("data-address", ADDRESS_EXTRAS)};
    }
  }
`;

const fact = css`
  display: flex;
  gap: 0.5rem;
  min-height: 2rem;

  ${media.belowMedium} {
    min-height: 0;
  }

  & > svg {
    margin-block-start: ${ICON_TOP};
    color: ${colors.onBrandSoft};
  }
`;

/**
 * Hours and status, side by side where there is room. Below that they share one place: the week is
 * shown until the script has filled in the status.
 */
const hours = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.75rem;
  padding-block: 0.325rem 0.175rem;

  @media screen and ${belowLarge} {
    @supports selector(:has(*)) {
      display: grid;

      & > * {
        grid-area: 1 / 1;
      }

      & > div:has(~ strong [data-timeline]:not(:empty)) {
        visibility: hidden;
      }
    }
  }
`;

/* The street is enough, until the city fits beside it. */
const onlyOnWideScreens = css`
  @media screen and (max-width: 79.99rem) {
    display: none;
  }
`;

const link = css`
  display: inline-block;
  padding-block: 0.75rem;
  margin-block: -0.425rem -0.575rem;
  color: inherit;
  text-decoration-color: ${colors.onBrandSoft};

  &:focus-visible {
    outline-color: ${colors.onBrand};
  }
`;
