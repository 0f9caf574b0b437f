import { graphql, useStaticQuery } from "gatsby";

/** A service page's own facts, for the pages below it. */
export function useService(id: string) {
  const { allService } = useStaticQuery<Queries.ServicesByIdQuery>(graphql`
    query ServicesById {
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
    }
  `);
  return allService.nodes.find((service) => service.id === id);
}
