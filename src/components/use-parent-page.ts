import { graphql, useStaticQuery } from "gatsby";
import { ownPagePath, servicePath } from "../lib/paths";
import { useNavigation } from "./header/use-navigation";
import { useServicesTrail } from "./use-services-trail";

/**
 * A page that has pages below it, for these.
 *
 * @param id of its file's node
 */
export function useParentPage(id: string) {
  const { home } = useNavigation();
  const servicesTrail = useServicesTrail();
  const { allService, allOwnPage } = useStaticQuery<Queries.ParentPagesQuery>(graphql`
    query ParentPages {
      allService {
        nodes {
          id
          slug
          title
          callBanner {
            ...CallBanner
          }
        }
      }
      allOwnPage {
        nodes {
          id
          slug
          title
          callBanner {
            ...CallBanner
          }
        }
      }
    }
  `);
  const service = allService.nodes.find((page) => page.id === id);
  if (service) return { ...service, path: servicePath(service.slug), trail: servicesTrail };
  const ownPage = allOwnPage.nodes.find((page) => page.id === id);
  return ownPage && { ...ownPage, path: ownPagePath(ownPage.slug), trail: [home] };
}
