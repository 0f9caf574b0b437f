import { graphql } from "gatsby";
import { structuredData } from "../lib/structured-data";
import type { Crumb } from "./breadcrumb";
import { useSite } from "./site";

interface Props {
  seo: Queries.SeoFragment;
  /** Path of the page. Absent for pages that search engines must not index. */
  path?: string;
  /** Ancestor pages of the breadcrumb, and the page's own name in it. */
  trail?: readonly Crumb[];
  name?: string;
}

/** Head of a page: title, description, canonical URL, icon, preview card and structured data. */
export function PageHead({ seo, path, trail, name = seo.title }: Props) {
  const { language, pharmacy, brand } = useSite();
  const logo = brand.logo.url;
  const url = (place: string) => new URL(place, pharmacy.website).href;
  const title = path === "/" ? seo.title : `${seo.title} | ${pharmacy.shortName}`;
  const { alt, file } = pharmacy.socialPicture;
  const card = file.childImageSharp?.resize?.src;
  return (
    <>
      <html lang={language} />
      <title>{title}</title>
      <link rel="icon" href="/favicon-32x32.png" sizes="32x32" />
      <meta name="description" content={seo.description} />
      {path ? <link rel="canonical" href={url(path)} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language.replace("-", "_")} />
      <meta property="og:site_name" content={pharmacy.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={seo.description} />
      {path && <meta property="og:url" content={url(path)} />}
      {card && <meta property="og:image" content={url(card)} />}
      {alt && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {path && (
        <script type="application/ld+json">
          {JSON.stringify(structuredData({ pharmacy, card, logo, path, title: name, trail, url }))}
        </script>
      )}
    </>
  );
}

export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;
