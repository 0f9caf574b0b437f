import { graphql } from "gatsby";

/** What `cityLine`, `streetAddress` and `directionsUrl` need. */
export const postalAddress = graphql`
  fragment PostalAddress on PostalAddress {
    street
    city
    state
    zip
  }
`;
