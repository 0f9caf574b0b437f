import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required-file";

/** The words around hours that change with the season. */
export function useSeasonCopy() {
  const { siteLabels } = useStaticQuery<Queries.SeasonLabelsQuery>(graphql`
    query SeasonLabels {
      siteLabels {
        seasonalHours {
          ...SeasonCopy
        }
      }
    }
  `);
  return required(siteLabels, "labels.yaml").seasonalHours;
}

export const seasonCopyFragment = graphql`
  fragment SeasonCopy on SeasonCopy {
    season
    usual
    now
    soon
  }
`;
