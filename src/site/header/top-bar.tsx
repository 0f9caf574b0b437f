import { css } from "@emotion/react";
import * as Clock from "lucide-react/icons/clock";
import * as MapPin from "lucide-react/icons/map-pin";
import * as Phone from "lucide-react/icons/phone";
import { Icon } from "../../components/icon";
import { MAIN_ID } from "../../lib/paths";
import { cityLine, directionsUrl, streetLines } from "../../lib/location";
import { column, notOnPaper, row } from "../../styles/recipes";
import { belowLarge, colors, media, radii, typeScale } from "../../styles/tokens";
import { ContentLink, ExternalLink } from "../links";
import { HoursSummary } from "../hours";
import { PhoneLink } from "../../components/phone-link";
import { End, shownWhole } from "../../components/shown-whole";
import { OpeningStatus } from "../opening-status";
import { useNavigation } from "../hooks/navigation";
import { usePharmacy } from "../hooks/pharmacy";
import { LanguageLinks, useLanguageLinks } from "./language-links";
import { News } from "./news";
/** Defined by `inline-scripts.ts` for the code that renders pages. */
declare const __INLINE_SCRIPT__: string | undefined;

/** The inline script of the page. Pages of `gatsby develop` have React in its place. */
const PageScript = () =>
  typeof __INLINE_SCRIPT__ === "string" && (
    <script dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPT__ }} />
  );

/** Hours, phone and address, and below them the news. Phones show one line: their quick actions have the rest. */
export function TopBar() {
  const pharmacy = usePharmacy();
  const { header } = useNavigation();
  const street = streetLines(pharmacy.address).join(", ");
  const languageLinks = useLanguageLinks(link);
  return (
    <section css={bar} aria-label={header.topBarLabel}>
      <a href={`#${MAIN_ID}`} css={skipLink}>
        {header.skipLink}
      </a>
      <div css={[column, line, shownWhole]}>
        <ul css={facts}>
          <li css={fact}>
            <Icon of={Clock} size={18} />
            <ContentLink link={header.quickActions.hours} css={hours}>
              <div>
                <HoursSummary regular={pharmacy} />
              </div>
              <OpeningStatus />
            </ContentLink>
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
        {languageLinks.length > 0 && (
          <div css={languages}>
            <LanguageLinks links={languageLinks} />
          </div>
        )}
        <End />
      </div>
      <div css={shownWhole}>
        <News />
        <PageScript />
        <End />
      </div>
    </section>
  );
}

const bar = css`
  background: ${colors.brandDark};
  color: ${colors.onBrand};
  font-size: ${typeScale.small};
  line-height: 1.35;
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

  /* Chromium before 104 has no 'translate': with it, the link would cover the hours on every page there. */
  &:not(:focus) {
    inset-block-start: -100%;
  }

  ${notOnPaper};
`;

const line = css`
  display: flex;
  align-items: center;
  column-gap: 0.75rem;

  & a {
    color: inherit;
    text-decoration-color: ${colors.onBrandSoft};
  }

  & a:focus-visible {
    outline-color: ${colors.onBrand};
  }

  /* Large text: a list of languages that does not fit beside the status stands below it. */
  ${media.belowMedium} {
    flex-wrap: wrap;
  }

  ${media.large} {
    column-gap: 1.25rem;
  }
`;

const languages = css`
  flex: none;
  padding-block: 0.375rem;

  ${notOnPaper};
`;

const facts = css`
  flex: 1;
  display: grid;
  padding-block: 0.25rem;

  ${media.belowMedium} {
    flex-basis: 6.5rem;
    padding-block: 0.2rem;

    & > li ~ li {
      display: none;
    }
  }

  ${media.medium} {
    /* On narrow screens the status wraps below the hours before the address wraps. */
    grid-template-columns: minmax(12rem, 1fr) auto auto;
    align-items: center;
    column-gap: 1rem;
    padding-block: 0.375rem;

    & > :nth-of-type(2) {
      white-space: nowrap;
    }
  }

  ${media.large} {
    /* In Roboto, the longest English status fits beside the hours. */
    column-gap: 1.5rem;
  }
`;

const fact = css`
  display: flex;
  gap: 0.5rem;
  min-height: 2rem;

  ${media.belowMedium} {
    min-height: 0;
    align-items: center;
  }

  & > svg {
    color: ${colors.onBrandSoft};
  }

  ${media.medium} {
    /* Centers the icon on the first line. */
    & > svg {
      margin-block-start: 0.4375rem;
    }
  }
`;

/**
 * Hours and status, side by side where there is room. Below that they share one place: the week is
 * shown until the script has filled in the status. They lead to the hours, where help while closed is.
 */
const hours = css`
  ${row("0 0.75rem")};
  /* High enough to press, in a row that stays low. */
  padding-block: 0.75rem;
  margin-block: -0.75rem;
  /* On the link, it would underline the spaces between the days. */
  text-decoration: none;

  & > strong {
    text-decoration: underline;
    text-decoration-color: ${colors.onBrandSoft};
  }

  ${media.medium} {
    padding-block: 1.075rem 0.925rem;
  }

  @media screen and ${belowLarge} {
    @supports selector(:has(*)) {
      display: grid;

      & > * {
        grid-area: 1 / 1;
      }

      /* Nothing moves when the status is filled in, and a long week takes two lines at most behind it. */
      & > div:has(~ strong [data-timeline]:not(:empty)) {
        max-height: 2.7em;
        overflow: hidden;
        visibility: hidden;
      }
    }
  }

  /* Beside the middle of the icon, also where only the longest status needs two lines. */
  ${media.belowMedium} {
    &,
    & > strong > span {
      align-items: center;
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
`;
