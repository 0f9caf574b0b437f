import { graphql, useStaticQuery } from "gatsby";

/** All service pages, in the order of menus. */
export function useServices() {
  const { allService } = useStaticQuery<Queries.ServicesQuery>(graphql`
    query Services {
      allService(sort: { order: ASC }) {
        nodes {
          slug
          title
          icon
        }
      }
    }
  `);
  return allService.nodes;
}
