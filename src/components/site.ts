import { graphql, useStaticQuery } from "gatsby";
import { timeCopy } from "../lib/language";
import { required } from "../lib/required-file";

/**
 * Everything that all pages share: the pharmacy's facts, labels, header, footer, brand and the list of
 * services. Works in pages, in heads, and in what they render; islands get what they need as props.
 */
export function useSite() {
  const data = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      pharmacy {
        name
        shortName
        description
        since
        website
        facts
        phone
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
        languages
        timeZone
        ...RegularHours
        readyTimes {
          newPrescription
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
          place
          phone
          note
          ...RegularHours
        }
        storefrontUrl
        bookingUrl
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
      siteLabels {
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
        }
        seasonalHours {
          ...SeasonCopy
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
      }
      siteHeader {
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
      siteFooter {
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
      allService(sort: { order: ASC }) {
        nodes {
          slug
          title
          explanation
          icon
        }
      }
    }
  `);
  const pharmacy = required(data.pharmacy, "pharmacy.yaml");
  const labels = required(data.siteLabels, "labels.yaml");
  return {
    ...timeCopy(labels, pharmacy.languages?.[0]),
    pharmacy,
    brand: required(data.brand, "brand.yaml"),
    labels,
    header: required(data.siteHeader, "header.yaml"),
    footer: required(data.siteFooter, "footer.yaml"),
    /** In the order of the menu. */
    services: data.allService.nodes,
  };
}

export type Site = ReturnType<typeof useSite>;

export const seasonCopyFragment = graphql`
  fragment SeasonCopy on SeasonCopy {
    season
    usual
    now
    soon
  }
`;
