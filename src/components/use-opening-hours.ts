import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required-file";

/** The store's week, the days that differ from it, and the time zone of both. */
export function useOpeningHours() {
  const { pharmacy } = useStaticQuery<Queries.OpeningHoursQuery>(graphql`
    query OpeningHours {
      pharmacy {
        timeZone
        hours {
          ...WeeklyHours
        }
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
