import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required-file";

/** The store's hours, the days that differ from them, and the time zone of both. */
export function useOpeningHours() {
  const { pharmacy } = useStaticQuery<Queries.OpeningHoursQuery>(graphql`
    query OpeningHours {
      pharmacy {
        timeZone
        ...RegularHours
        specialHours {
          date
          hours
          reason
        }
      }
    }
  `);
  return required(pharmacy, "pharmacy.yaml");
}
