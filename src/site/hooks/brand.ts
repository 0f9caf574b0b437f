import { graphql, useStaticQuery } from "gatsby";
import { required } from "./static-data";

/** Returns the colors and the logo. */
export function useBrand() {
  const data = useStaticQuery<Queries.BrandQuery>(graphql`
    query Brand {
      brand {
        cssVariables
        darkCssVariables
        logo {
          url
          shape
        }
      }
    }
  `);
  return required(data.brand, "brand.yaml");
}
