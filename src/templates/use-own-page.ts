import { graphql, useStaticQuery } from "gatsby";
import { useSite } from "../components/site";

/**
 * Returns a page of the pharmacy's own. This is no page query, because Gatsby warns of a template's query
 * that no page uses.
 *
 * @param id node id of its file
 */
export function useOwnPage(id: string) {
  const { home } = useSite().header;
  const { allOwnPage } = useStaticQuery<Queries.OwnPagesQuery>(graphql`
    query OwnPages {
      allOwnPage {
        nodes {
          id
          path
          title
          intro
          picture {
            ...CardPicture
          }
          seo {
            ...Seo
          }
          sections {
            ...ServiceSection
          }
          callBanner {
            ...CallBanner
          }
        }
      }
    }
  `);
  const page = allOwnPage.nodes.find((it) => it.id === id);
  if (!page) throw new Error("A page has lost its file in data/own-pages/.");
  return { ...page, trail: [home] };
}
