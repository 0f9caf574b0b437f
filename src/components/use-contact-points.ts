import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required-file";

/** The store, and what keeps hours of its own in it: the services desk, and other departments. */
export function useContactPoints() {
  const { pharmacy } = useStaticQuery<Queries.ContactPointsQuery>(graphql`
    query ContactPoints {
      pharmacy {
        phone
        ...RegularHours
        servicesDesk {
          name
          phone
          note
          ...RegularHours
        }
        departments {
          name
          place
          phone
          note
          ...RegularHours
        }
      }
    }
  `);
  return required(pharmacy, "pharmacy.yaml");
}
