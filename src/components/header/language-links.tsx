import type { SerializedStyles } from "@emotion/react";
import { directionOf, ownName } from "../../lib/language";
import { InternalLink } from "../internal-link";
import { usePage } from "../page";

/** Returns links to this page in its other languages, each in its own name. */
export function useLanguageLinks(styles: SerializedStyles) {
  const page = usePage();
  const others = page?.languages.filter(({ locale }) => locale !== page.locale) ?? [];
  return others.map(({ locale, path }) => (
    <InternalLink
      key={locale}
      to={path}
      lang={locale}
      hrefLang={locale}
      dir={directionOf(locale)}
      css={styles}
    >
      {ownName(locale)}
    </InternalLink>
  ));
}
