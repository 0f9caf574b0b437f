import { graphql } from "gatsby";

/** The facts about the pharmacy that the forms show. */
export const formPharmacy = graphql`
  fragment FormPharmacy on Pharmacy {
    name
    phone
    fax
    email
    address {
      ...PostalAddress
    }
  }
`;
