import { css, type SerializedStyles } from "@emotion/react";
import * as Languages from "lucide-react/icons/languages";
import { directionOf, ownName } from "../../lib/language";
import { colors, radii, shadows } from "../../styles/tokens";
import { Disclosure } from "../../components/disclosure";
import { Icon } from "../../components/icon";
import { usePage } from "../page";
import { useLabels } from "../hooks/labels";

/** Returns links to this page in its other languages, each in its own name. */
export function useLanguageLinks(styles: SerializedStyles) {
  const page = usePage();
  const others = page?.languages.filter(({ locale }) => locale !== page.locale) ?? [];
  return others.map(({ locale, path }) => (
    <a
      key={locale}
      href={path}
      lang={locale}
      hrefLang={locale}
      dir={directionOf(locale)}
      css={styles}
    >
      {ownName(locale)}
    </a>
  ));
}

/** One other language is a link. Several are a menu, named after the language of the page. */
export function LanguageLinks({ links }: { links: ReturnType<typeof useLanguageLinks> }) {
  const { locale: language } = useLabels();
  if (links.length < 2) return <p>{links}</p>;
  return (
    <Disclosure
      summary={
        <>
          <Icon of={Languages} size={18} />
          {ownName(language)}
        </>
      }
      look={summary}
      arrowSize={18}
      css={menu}
    >
      <ul>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

const menu = css`
  position: relative;

  & > ul {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: 0;
    /* Above the sticky header. */
    z-index: 11;
    padding: 0.25rem 1rem;
    border-radius: ${radii.small};
    background: ${colors.brandDark};
    box-shadow: ${shadows.raised};
    white-space: nowrap;
  }
`;

/** As high as a link beside it, which reaches into the space around it. */
const summary = css`
  gap: 0.375rem;
  margin-block: -0.575rem;
`;
