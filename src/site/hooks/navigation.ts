import { graphql, useStaticQuery } from "gatsby";
import { inOrder } from "../../lib/legal-notices";
import { onceFor } from "../../lib/once-for";
import { inLanguage } from "./static-data";
import { usePage } from "../page";

/** Returns header, footer, and the pages that they list, in the language of the page. */
export function useNavigation() {
  const data = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
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
            url
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
          notices {
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
      allAToZPage {
        nodes {
          locale
          path
          link
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
  return navigationOf(data)(inLanguage(data.allSiteHeader.nodes, usePage()?.locale, "header.yaml"));
}

/** Static queries give all pages the same objects, so what follows from them is worked out once a language. */
const navigationOf = onceFor((data: Queries.NavigationQuery) =>
  onceFor((header: Header) => {
    const { locale } = header;
    const aToZ = data.allAToZPage.nodes.find((page) => page.locale === locale);
    return {
      header,
      footer: inLanguage(data.allSiteFooter.nodes, locale, "footer.yaml"),
      /** Link to the A to Z page. Absent if the language has none. */
      finder: aToZ && { label: aToZ.link, path: aToZ.path },
      /** In the order of the menu. */
      services: pagesIn(data.allService.nodes, locale),
      /** In the order of the footer. */
      notices: inOrder(
        pagesIn(data.allLegalNotice.nodes, locale).map(({ title, intro, path, legalNotice }) => ({
          kind: legalNotice?.kind ?? "other",
          label: title,
          intro,
          path,
        })),
      ),
    };
  }),
);

type Header = Queries.NavigationQuery["allSiteHeader"]["nodes"][number];

interface PageNode {
  readonly locale: string;
  readonly languages: readonly { readonly locale: string }[];
}

/** Returns the pages in a language, and in place of those that it lacks the first language's. */
const pagesIn = <Node extends PageNode>(pages: readonly Node[], locale: string): Node[] =>
  pages.filter(
    ({ locale: own, languages }) =>
      own === locale ||
      (languages[0]?.locale === own && languages.every((other) => other.locale !== locale)),
  );
