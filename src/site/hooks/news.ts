import { graphql, useStaticQuery } from "gatsby";
import { useLabels } from "./labels";

/** Returns the announcements, and the help while the pharmacy is closed, each if there is any. */
export function useNews() {
  const data = useStaticQuery<Queries.NewsQuery>(graphql`
    query News {
      allAnnouncements {
        nodes {
          locale
          announcements {
            id
            title
            link {
              ...Link
            }
            from
            until
            importance
          }
        }
      }
      allWhenClosed {
        nodes {
          locale
          heading
          calls {
            id
            label
            number
          }
          links {
            ...Link
          }
          notes
        }
      }
    }
  `);
  const { locale } = useLabels();
  return {
    announcements: data.allAnnouncements.nodes.find((news) => news.locale === locale),
    whenClosed: data.allWhenClosed.nodes.find((help) => help.locale === locale),
  };
}
