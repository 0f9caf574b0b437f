import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required-file";

/** The logo in `static/`. */
export function useLogo(): NonNullable<Queries.LogoFileQuery["brand"]>["logo"] {
  const { brand } = useStaticQuery<Queries.LogoFileQuery>(graphql`
    query LogoFile {
      brand {
        logo {
          url
          shape
          drawing {
            viewBox
            content
          }
        }
      }
    }
  `);
  return required(brand, "brand.yaml").logo;
}
