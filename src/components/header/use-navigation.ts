import { graphql, useStaticQuery } from "gatsby";
import { required } from "../../lib/required-file";

/** The entries of the menu, and its own words. */
export function useNavigation() {
  const { siteHeader } = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
      siteHeader {
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
      }
    }
  `);
  return required(siteHeader, "header.yaml");
}
