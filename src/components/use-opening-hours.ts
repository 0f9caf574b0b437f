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
          ...SpecialDay
        }
      }
    }
  `);
  return required(pharmacy, "pharmacy.yaml");
}

export const specialDayFragment = graphql`
  fragment SpecialDay on SpecialDay {
    date
    hours
    reason
    departments {
      name
      hours
    }
  }
`;
