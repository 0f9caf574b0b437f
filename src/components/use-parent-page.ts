import { servicesTrail } from "./breadcrumb";
import { graphql, useStaticQuery } from "gatsby";
import { useSite } from "./site";

/**
 * Returns the parent page of a page of equipment, or `undefined`.
 *
 * @param id node id of the parent's file
 */
export function useParentPage(id: string) {
  const { header } = useSite();
  const { allService, allOwnPage } = useStaticQuery<Queries.ParentPagesQuery>(graphql`
    query ParentPages {
      allService {
        nodes {
          id
          path
          title
          callBanner {
            ...CallBanner
          }
        }
      }
      allOwnPage {
        nodes {
          id
          path
          title
          callBanner {
            ...CallBanner
          }
        }
      }
    }
  `);
  const service = allService.nodes.find((page) => page.id === id);
  if (service) return { ...service, trail: servicesTrail(header) };
  const ownPage = allOwnPage.nodes.find((page) => page.id === id);
  return ownPage && { ...ownPage, trail: [header.home] };
}
