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
          dateLanguage
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
          }
          readyTime {
            open
            closed
          }
          checkedOn
          effective
          demo
          demoSent
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

/** Returns the language in which pages write dates, and the words around hours and days. */
export const timeCopyOf = onceFor((labels: Labels) => timeCopy(labels, labels.dateLanguage));

/** Returns the language in which the page writes dates, and its words around hours and days. */
export const useTimeCopy = () => timeCopyOf(useLabels());
