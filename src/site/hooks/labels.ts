import { graphql, useStaticQuery } from "gatsby";
import { timeCopy } from "../../time/date-text";
import { onceFor } from "../../lib/once-for";
import { inLanguage } from "./static-data";
import { usePage } from "../page";

/** Returns the labels that several pages have, in the language of the page. */
export function useLabels() {
  const data = useStaticQuery<Queries.LabelsQuery>(graphql`
    query Labels {
      allSiteLabels {
        nodes {
          locale
          breadcrumb
          newTab
          call
          review
          phone
          fax
          email
          address
          map
          directions
          hours
          storeHours
          specialHours
          laterSpecialHours
          hoursText {
            closed
            allDay
            byAppointment
            days
            times
            from
          }
          announcedUntil
          today
          tomorrow
          onWeekday
          onDate
          atTime {
            one
            other
          }
          openingStatus {
            open
            openAllDay
            byAppointment
            closed
            closedToday
            closedTodayFor
          }
          readyTime {
            open
            closed
          }
          checkedOn
          effective
          pharmacyFacts {
            places
            days
            fee
            npi
            ncpdp
            license
          }
        }
      }
    }
  `);
  return inLanguage(data.allSiteLabels.nodes, usePage()?.locale, "labels.yaml");
}

export type Labels = ReturnType<typeof useLabels>;

/** Returns the language of labels, and their words around hours and days. */
export const timeCopyOf = onceFor((labels: Labels) => timeCopy(labels, labels.locale));

/** Returns the page's language, and its words around hours and days. */
export const useTimeCopy = () => timeCopyOf(useLabels());
