/** The page that is being rendered: its language, and its addresses. */
import type { WrapPageElementNodeArgs } from "gatsby";
import { createContext, type ReactElement, useContext } from "react";
import { languageName } from "../lib/language";
import { fillIn } from "../lib/fill-in";
import type { FormLanguage, PageContext } from "../lib/page-context";

export const Page = createContext<PageContext | undefined>(undefined);

/** Gatsby's hook `wrapPageElement`: gives a page to `usePage`. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementNodeArgs<object, PageContext>) => (
  <Page value={props.pageContext}>{element}</Page>
);

/** Gives the `Head` of a page its page. Returns any other element unchanged. */
export function headInPage(element: ReactElement): ReactElement {
  const { pageContext } = element.props as { pageContext?: PageContext };
  return pageContext ? <Page value={pageContext}>{element}</Page> : element;
}

/** Returns the current page. `undefined` in islands, which get what they need as props. */
export const usePage = () => useContext(Page);

/** Copy of a box by which a patient allows a call in the site's default language. */
interface CallCopy {
  readonly callChoice: string | null;
}

/** Returns the language of a form; `undefined` for the site's default one, in which `original` is. */
export function formLanguage(
  page: Pick<PageContext, "locale" | "defaultLocale"> | undefined,
  form: CallCopy | null,
  original: CallCopy | null,
): FormLanguage | undefined {
  if (!page || page.locale === page.defaultLocale) return undefined;
  const { locale, defaultLocale } = page;
  const inWords = (text: string, language: string) =>
    fillIn(text, { language: languageName(defaultLocale, language) });
  return {
    name: languageName(locale, defaultLocale),
    call:
      form?.callChoice && original?.callChoice
        ? {
            choice: inWords(form.callChoice, locale),
            note: inWords(original.callChoice, defaultLocale),
          }
        : undefined,
  };
}
