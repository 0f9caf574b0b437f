import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required-file";

/** Whom patients can call: the store and, where there is one, the services desk. */
export function useContactPoints() {
  const { pharmacy } = useStaticQuery<Queries.ContactPointsQuery>(graphql`
    query ContactPoints {
      pharmacy {
        phone
        hours {
          ...WeeklyHours
        }
        servicesDesk {
          name
          phone
          note
          hours {
            ...WeeklyHours
          }
        }
      }
    }
  `);
  return required(pharmacy, "pharmacy.yaml");
}
