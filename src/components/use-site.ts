import { graphql, useStaticQuery } from "gatsby";

/** The facts, labels and menus that every page shows. Everything in it exists: the check saw to it. */
export function useSite() {
  const { services, ...files } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      pharmacy {
        name
        shortName
        description
        since
        website
        timeZone
        phone
        fax
        email
        storefrontUrl
        bookingUrl
        address {
          street
          city
          state
          zip
        }
        location {
          latitude
          longitude
        }
        hours {
          ...WeeklyHours
        }
        specialHours {
          date
          hours
          reason
        }
        servicesDesk {
          name
          phone
          note
          hours {
            ...WeeklyHours
          }
        }
        socialPicture {
          alt
          file {
            publicURL
          }
        }
      }
      brand {
        cssVariables
      }
      header: siteHeader {
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
      }
      footer: siteFooter {
        about {
          heading
          text
        }
        quickLinks {
          heading
          links {
            ...PageLink
          }
        }
        services {
          heading
          links {
            ...PageLink
          }
        }
        contact {
          heading
        }
        legal {
          copyright
          links {
            ...PageLink
          }
        }
      }
      labels: siteLabels {
        hours
        storeHours
        phone
        fax
        email
        address
        directions
        call
        specialHours
        laterSpecialHours
        today
        tomorrow
        openingStatus {
          open
          closed
          closedToday
          closedTodayFor
        }
        readyTime {
          open
          closed
        }
        newTab
        breadcrumb
        map
        mapCredit
      }
      services: allService(sort: { order: ASC }) {
        nodes {
          slug
          title
          icon
        }
      }
    }
  `);
  const { pharmacy, brand, header, footer, labels } = files;
  if (!pharmacy || !brand || !header || !footer || !labels) {
    throw new Error('A file of data/ is missing. Run "npm run check".');
  }
  return { pharmacy, brand, header, footer, labels, services: services.nodes };
}

/** Fragments that many queries share. */
export const siteFragments = graphql`
  fragment WeeklyHours on WeeklyHours {
    monday
    tuesday
    wednesday
    thursday
    friday
    saturday
    sunday
  }

  fragment PageLink on PageLink {
    label
    path
  }
`;
