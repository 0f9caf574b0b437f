import { graphql, useStaticQuery } from "gatsby";
import type { FactText } from "../lib/fact-text";
import { inOrder, type LegalNotice } from "../lib/legal-notices";
import { timeCopy } from "../lib/language";
import { inLanguage, required } from "../lib/required-file";
import { markLanguage, plain, type Words } from "../lib/words";
import { usePage } from "./page";

/**
 * Returns everything that all pages share, in the language of the page: the pharmacy's facts, labels, header,
 * footer, brand and the list of services. Works in pages, in heads, and in what they render; islands get what
 * they need as props.
 */
export function useSite() {
  const data = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      allPharmacy {
        nodes {
          locale
          name
          shortName
          description
          since
          website
          facts
          phone
          spokenLanguages
          morePhones {
            label
            number
            use
          }
          fax
          email
          address {
            ...PostalAddress
          }
          location {
            latitude
            longitude
          }
          timeZone
          ...RegularHours
          readyTimes {
            newPrescription {
              ...ReadyTime
            }
            refill {
              ...ReadyTime
            }
            transfer {
              ...ReadyTime
            }
            specialOrder {
              ...ReadyTime
            }
            compounded {
              ...ReadyTime
            }
          }
          specialHours {
            date
            hours
            reason
            departments {
              name
              hours
            }
          }
          servicesDesk {
            name
            phone
            note
            ...RegularHours
          }
          departments {
            name
            kind
            place
            phone
            note
            ...RegularHours
          }
          storefrontUrl
          bookingUrl
          refillUrl
          identifiers {
            npi
            ncpdp
            license
          }
          plans {
            name
            note
          }
          delivery {
            places
            days
            fee
          }
          apps {
            ...Link
          }
          socialPicture {
            alt
            file {
              childImageSharp {
                resize(width: 1200, toFormat: JPG, quality: 85) {
                  src
                }
              }
            }
          }
        }
      }
      brand {
        cssVariables
        darkCssVariables
        logo {
          url
          shape
          drawing {
            viewBox
            content
          }
        }
      }
      allSiteLabels {
        nodes {
          locale
          breadcrumb
          newTab
          call
          phone
          fax
          email
          address
          map
          directions
          hours
          storeHours
          specialHours
          laterSpecialHours
          hoursText {
            closed
            allDay
            byAppointment
            days
            times
            from
          }
          today
          tomorrow
          onWeekday
          onDate
          atTime {
            one
            other
          }
          openingStatus {
            open
            openAllDay
            byAppointment
            closed
            closedToday
            closedTodayFor
          }
          readyTime {
            open
            closed
          }
          checkedOn
          effective
          pharmacyFacts {
            places
            days
            fee
            npi
            ncpdp
            license
          }
        }
      }
      allSiteHeader {
        nodes {
          locale
          skipLink
          topBarLabel
          menuLabel
          openMenu
          closeMenu
          home {
            ...PageLink
          }
          about {
            ...PageLink
          }
          services {
            label
            overview {
              ...PageLink
            }
          }
          prescriptions {
            ...PageLink
          }
          contact {
            ...PageLink
          }
          moreEntries {
            label
            path
            after
          }
          quickActions {
            label
            directions
            prescriptions {
              ...QuickActionLink
            }
            hours {
              ...QuickActionLink
            }
          }
        }
      }
      allSiteFooter {
        nodes {
          locale
          about {
            heading
            text
          }
          quickLinks {
            heading
            links {
              ...Link
            }
          }
          services {
            heading
            links {
              ...Link
            }
          }
          contact {
            heading
          }
          legal {
            copyright
            links {
              ...Link
            }
          }
        }
      }
      allLegalNotice: allOwnPage(filter: { legalNotice: { kind: { ne: null } } }) {
        nodes {
          locale
          path
          title
          intro
          legalNotice {
            kind
          }
          languages {
            locale
            path
          }
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          locale
          path
          title
          explanation
          icon
          languages {
            locale
            path
          }
        }
      }
    }
  `);
  const locale = usePage()?.locale;
  const pharmacy = inLanguage(data.allPharmacy.nodes, locale, "pharmacy.yaml");
  const labels = inLanguage(data.allSiteLabels.nodes, locale, "labels.yaml");
  return {
    ...timeCopy(labels, pharmacy.locale),
    pharmacy,
    brand: required(data.brand, "brand.yaml"),
    labels,
    header: inLanguage(data.allSiteHeader.nodes, locale, "header.yaml"),
    footer: inLanguage(data.allSiteFooter.nodes, locale, "footer.yaml"),
    services: servicesIn(data.allService.nodes, pharmacy.locale),
    notices: noticesIn(data.allLegalNotice.nodes, pharmacy.locale),
  };
}

interface PageNode {
  readonly locale: string;
  readonly languages: readonly { readonly locale: string }[];
}

/**
 * Returns the pages in a language. Those without a page in it have that of the site's first language, whose words
 * `mark` puts into their language.
 */
const pagesIn = <Node extends PageNode>(
  pages: readonly Node[],
  locale: string,
  mark: (page: Node, marked: (words: Words) => string) => Node,
): Node[] =>
  pages.flatMap((page) => {
    if (page.locale === locale) return page;
    const isFirst = page.languages[0]?.locale === page.locale;
    if (!isFirst || page.languages.some((other) => other.locale === locale)) return [];
    return mark(page, (words) => markLanguage(plain(words), page.locale));
  });

type ServiceNode = Queries.SiteQuery["allService"]["nodes"][number];
type NoticeNode = Queries.SiteQuery["allLegalNotice"]["nodes"][number];

/** Returns the services in the order of the menu. */
const servicesIn = (services: readonly ServiceNode[], locale: string) =>
  pagesIn(services, locale, ({ title, explanation, ...service }, marked) => ({
    ...service,
    title: marked(title),
    explanation: explanation && marked(explanation),
  }));

/** Returns the notices in the order of the footer. */
const noticesIn = (notices: readonly NoticeNode[], locale: string): LegalNotice[] =>
  inOrder(
    pagesIn(notices, locale, ({ title, intro, ...notice }, marked) => ({
      ...notice,
      title: marked(title),
      intro: markLanguage(intro as unknown as string, notice.locale) as unknown as FactText,
    })).map(({ title, intro, path, legalNotice }) => ({
      kind: legalNotice?.kind ?? "other",
      title,
      intro,
      path,
    })),
  );

export type Site = ReturnType<typeof useSite>;
