/** The page that is being rendered: its language, and its addresses. */
import type { WrapPageElementNodeArgs } from "gatsby";
import { createContext, type ReactElement, useContext } from "react";
import type { PageContext } from "../lib/page-context";

/** Provider of the page. */
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

/** Returns the language of the page's form for the pharmacist, in English, if it is not the site's default. */
export function useFormLanguage(): string | undefined {
  const page = usePage();
  return page && page.locale !== page.defaultLocale
    ? new Intl.DisplayNames("en", { type: "language" }).of(page.locale)
    : undefined;
}
