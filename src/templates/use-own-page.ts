import { graphql, useStaticQuery } from "gatsby";
import { ownPagePath } from "../lib/paths";
import { useSite } from "../components/site";

/**
 * What a page of the pharmacy's own says. It is no page query, since Gatsby warns of a template's
 * query while no page uses it.
 *
 * @param id of its file's node
 */
export function useOwnPage(id: string) {
  const { home } = useSite().header;
  const { allOwnPage } = useStaticQuery<Queries.OwnPagesQuery>(graphql`
    query OwnPages {
      allOwnPage {
        nodes {
          id
          slug
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
  return { ...page, path: ownPagePath(page.slug), trail: [home] };
}
