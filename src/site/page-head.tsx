import { graphql } from "gatsby";
import { structuredData } from "./structured-data";
import { isDemoBuild } from "../lib/demo";
import { directionOf } from "../lib/language";
import { here, SOCIAL_CARD, SOCIAL_CARD_SIZE } from "../lib/paths";
import type { Crumb } from "./breadcrumb";
import { usePage } from "./page";
import { useBrand } from "./hooks/brand";
import { useLabels } from "./hooks/labels";
import { useNavigation } from "./hooks/navigation";
import { type Pharmacy, usePharmacy } from "./hooks/pharmacy";

interface Props {
  seo: Queries.SeoFragment;
  /** False for pages that search engines must not index. */
  isIndexed?: boolean;
  /** True for the page that tells search engines all about the pharmacy. */
  hasFullRecord?: boolean;
  /** Ancestor pages of the breadcrumb, and the page's own name in it. */
  trail?: readonly Crumb[];
  name?: string;
}

/** Head of a page: title, description, canonical URL, icon, preview card and structured data. */
export function PageHead({
  seo,
  isIndexed = true,
  hasFullRecord = false,
  trail,
  name = seo.title,
}: Props) {
  const description = seo.description;
  const page = usePage();
  const languages = page?.languages ?? [];
  const path = isIndexed ? page?.address : undefined;
  const pharmacy = usePharmacy();
  const brand = useBrand();
  const { locale: language } = useLabels();
  const { header } = useNavigation();
  const logo = brand.logo.url;
  const url = (place: string) => new URL(place, pharmacy.website).href;
  const isHome = path === header.home.path;
  const title = `${seo.title} | ${pharmacy.shortName}`;
  const { alt, card, width, height } = socialPicture(pharmacy);
  return (
    <>
      <html lang={language} dir={directionOf(language)} />
      <title>{title}</title>
      <link rel="icon" href={here("/favicon-32x32.png")} sizes="32x32" />
      <meta name="description" content={description} />
      {path && <link rel="canonical" href={url(path)} />}
      {(!path || isDemoBuild()) && <meta name="robots" content="noindex" />}
      {path && languages.length > 1 && (
        <>
          {languages.map((other) => (
            <link
              key={other.locale}
              rel="alternate"
              hrefLang={other.locale}
              href={url(other.path)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={url(languages[0]?.path ?? path)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={openGraphLocale(language, pharmacy.address.state)} />
      <meta property="og:site_name" content={pharmacy.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path && <meta property="og:url" content={url(path)} />}
      <meta property="og:image" content={url(card)} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      {alt && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {path && (
        <script type="application/ld+json">
          {JSON.stringify(
            structuredData({
              pharmacy,
              card,
              logo,
              path,
              hasFullRecord,
              siteLanguage: isHome ? language : undefined,
              title: name,
              trail,
              url,
            }),
          )}
        </script>
      )}
    </>
  );
}

/** Returns a language with its territory, as Open Graph asks for (https://ogp.me/#optional): `es_US`, `es_PR`. */
const openGraphLocale = (language: string, state: string) =>
  language.includes("-")
    ? language.replaceAll("-", "_")
    : `${language}_${state === "PR" ? state : "US"}`;

/** Returns the picture for shared links. The build draws one with the pharmacy's name if it gives none. */
function socialPicture({ name, socialPicture: given }: Pharmacy) {
  const resized = given?.file.childImageSharp?.resize;
  return resized?.src
    ? // Of all addresses of pictures, `resize` alone leaves the folder out.
      { ...resized, card: here(resized.src), alt: given?.alt }
    : { card: here(SOCIAL_CARD), ...SOCIAL_CARD_SIZE, alt: name };
}

export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;
