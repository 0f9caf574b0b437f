import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required-file";

interface LogoFile {
  /** Names the file after what is in it, so that browsers may keep it for good. */
  url: string;
  /** How many times as wide as high it is. */
  shape: number;
  /** The drawing itself, if it is short and plain enough to stand in the page. */
  drawing: Queries.InlineDrawing | null;
}

/** The drawing in `static/logo.svg`. */
export function useLogo(): LogoFile {
  const { file, brand } = useStaticQuery<Queries.LogoFileQuery>(graphql`
    query LogoFile {
      file(sourceInstanceName: { eq: "logo" }) {
        publicURL
      }
      brand {
        logoShape
        logoDrawing {
          viewBox
          content
        }
      }
    }
  `);
  if (!file?.publicURL) throw new Error('static/logo.svg is missing. Run "npm run check".');
  const { logoShape, logoDrawing } = required(brand, "brand.yaml");
  return { url: file.publicURL, shape: logoShape, drawing: logoDrawing };
}
