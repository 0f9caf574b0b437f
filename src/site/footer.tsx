import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { presentYear } from "../time/wall-clock";
import type { FactText } from "../lib/fact-text";
import { HOURS_SECTION_ID } from "../lib/paths";
import { relativeChanges, type TextTimeline } from "../time/text-at";
import { column, notOnPaper, row } from "../styles/recipes";
import { colors, media, space, typeScale } from "../styles/tokens";
import { ContactFacts } from "./contact-facts";
import { ContentLink } from "./links";
import { Fold } from "../components/fold";
import { Text } from "../components/text";
import { useNavigation } from "./hooks/navigation";
import { useNews } from "./hooks/news";
import { usePharmacy } from "./hooks/pharmacy";

export function Footer() {
  const { footer, header, notices } = useNavigation();
  const { whenClosed } = useNews();
  const { about, quickLinks, services, contact, legal } = footer;
  return (
    <footer css={band}>
      <div css={[column, columns]}>
        <FooterColumn heading={about.heading}>
          <Text as="p">{about.text}</Text>
        </FooterColumn>
        <FooterColumn heading={quickLinks.heading}>
          <LinkList links={quickLinks.links} />
        </FooterColumn>
        <FooterColumn heading={services.heading}>
          <LinkList links={services.links} />
        </FooterColumn>
        <FooterColumn heading={contact.heading}>
          <ContactFacts />
          {whenClosed && (
            <LinkList
              links={[
                {
                  label: whenClosed.heading,
                  path: `${header.contact.path}#${HOURS_SECTION_ID}`,
                },
              ]}
            />
          )}
        </FooterColumn>
        {notices.length > 0 && (
          <div css={wholeRow}>
            <FooterColumn heading={footer.notices.heading}>
              <LinkList links={[...legal.links, ...notices]} css={row(`0.25rem ${space.l}`)} />
            </FooterColumn>
          </div>
        )}
      </div>
      <div css={column}>
        <div css={legalRow}>
          <p>
            © <CopyrightYear /> <Text>{legal.copyright}</Text>
          </p>
          {notices.length === 0 && <LinkList links={legal.links} />}
        </div>
      </div>
    </footer>
  );
}

const FooterColumn = ({ heading, children }: { heading: FactText; children: ReactNode }) => (
  <section css={foldable}>
    <Fold heading={<Text>{heading}</Text>} css={columnHeading}>
      {children}
    </Fold>
  </section>
);

interface ListProps {
  links: readonly ComponentProps<typeof ContentLink>["link"][];
  className?: string;
}

const LinkList = ({ links, className }: ListProps) => (
  <ul className={className}>
    {links.map((link, index) => (
      <li key={index}>
        <ContentLink link={link} css={footerLink} />
      </li>
    ))}
  </ul>
);

/** Number of copyright years that a page contains, so that the year changes without a new build. */
const YEARS = 5;

/** Current year in the pharmacy's time zone: the build's, until the inline script fills in a later one. */
function CopyrightYear() {
  const { timeZone } = usePharmacy();
  const present = presentYear(timeZone);
  const years = Array.from({ length: YEARS }, (_, index) => present + index);
  const timeline: TextTimeline = {
    timeZone,
    texts: years.map(String),
    weeks: [],
    dated: relativeChanges(years.map((year, index) => [Date.UTC(year, 0) / 60_000, index])),
  };
  return <span data-timeline={JSON.stringify(timeline)}>{present}</span>;
}

const separator = "rgb(255 255 255 / 16%)";

const band = css`
  background: ${colors.brandDeep};
  color: ${colors.onBrandSoft};

  & a {
    color: inherit;
  }

  & a:focus-visible {
    outline-color: ${colors.onBrand};
  }

  ${notOnPaper};
`;

const columns = css`
  display: grid;
  padding-block: ${space.m};

  ${media.medium} {
    gap: ${space.xl};
    padding-block: ${space.section};
    grid-template-columns: 2fr 3fr;
  }

  ${media.large} {
    grid-template-columns: 1.15fr 0.65fr 0.9fr 1.5fr;
  }
`;

const columnHeading = css`
  padding-block: ${space.s};
  color: ${colors.onBrand};
  font-size: ${typeScale.h3};
`;

const foldable = css`
  ${media.belowMedium} {
    border-block-end: 1px solid ${separator};

    & details > :last-child {
      padding-block-end: ${space.m};
    }
  }
`;

const wholeRow = css`
  grid-column: 1 / -1;
`;

const footerLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;

const legalRow = css`
  ${row("0.5rem 2rem")};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space.m};
  font-size: ${typeScale.small};

  ${media.medium} {
    border-block-start: 1px solid ${separator};
  }
`;
