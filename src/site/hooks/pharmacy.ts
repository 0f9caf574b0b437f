import { graphql, useStaticQuery } from "gatsby";
import { inLanguage } from "./static-data";
import { usePage } from "../page";

/** Returns the facts of `pharmacy.yaml` in the language of the page. Not for islands, which get them as props. */
export function usePharmacy() {
  const data = useStaticQuery<Queries.PharmacyQuery>(graphql`
    query Pharmacy {
      allPharmacy {
        nodes {
          locale
          name
          shortName
          description
          since
          website
          facts
          phone
          spokenLanguages
          morePhones {
            label
            number
            use
          }
          fax
          email
          address {
            ...PostalAddress
          }
          location {
            latitude
            longitude
          }
          timeZone
          ...RegularHours
          readyTimes {
            newPrescription {
              ...ReadyTime
            }
            refill {
              ...ReadyTime
            }
            transfer {
              ...ReadyTime
            }
            specialOrder {
              ...ReadyTime
            }
            compounded {
              ...ReadyTime
            }
          }
          specialHours {
            date
            hours
            reason
            departments {
              name
              hours
            }
          }
          servicesDesk {
            name
            phone
            note
            ...RegularHours
          }
          departments {
            name
            kind
            place
            phone
            note
            ...RegularHours
          }
          storefrontUrl
          bookingUrl
          refillUrl
          transferUrl
          profiles {
            label: name
            url
          }
          reviewUrl
          identifiers {
            npi
            ncpdp
            license
          }
          plans {
            name
            note
          }
          delivery {
            places
            days
            time
            fee
          }
          apps {
            ...Link
          }
          socialPicture {
            alt
            file {
              childImageSharp {
                resize(width: 1200, toFormat: JPG, quality: 85) {
                  src
                  width
                  height
                }
              }
            }
          }
        }
      }
    }
  `);
  return inLanguage(data.allPharmacy.nodes, usePage()?.locale, "pharmacy.yaml");
}

export type Pharmacy = ReturnType<typeof usePharmacy>;
