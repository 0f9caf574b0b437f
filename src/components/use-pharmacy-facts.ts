import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required-file";

/**
 * The pharmacy's facts from the source, for `Layout`, which hands them on to the texts of the page,
 * and for heads, which have no layout. Elsewhere there is `useFacts`.
 */
export function usePharmacyFacts() {
  const { pharmacy } = useStaticQuery<Queries.PharmacyFactsQuery>(graphql`
    query PharmacyFacts {
      pharmacy {
        facts
      }
    }
  `);
  return required(pharmacy, "pharmacy.yaml").facts;
}
