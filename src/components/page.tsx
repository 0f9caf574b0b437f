/** The page that is being rendered: its language, and its addresses. */
import type { WrapPageElementNodeArgs } from "gatsby";
import { createContext, type ReactElement, useContext } from "react";
import type { FormLanguage, PageContext } from "../lib/page-context";

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

/** Returns the language of a translated page. */
export function useFormLanguage(): FormLanguage | undefined {
  const page = usePage();
  if (!page || page.locale === page.defaultLocale) return undefined;
  const names = new Intl.DisplayNames("en", { type: "language" });
  const nameOf = (code: string) => names.of(code) ?? code;
  return { name: nameOf(page.locale), original: nameOf(page.defaultLocale.split("-")[0] ?? "") };
}
