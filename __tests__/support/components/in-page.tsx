import type { ReactElement } from "react";
import { Page } from "../../../src/site/page";
import type { PageContext } from "../../../src/lib/page-context";

/** Returns an element of the page with an address, in one language or in several. */
export const inPage = (
  element: ReactElement,
  address: string,
  languages = [{ locale: "en-US", path: address }],
) => {
  const locale = languages.find(({ path }) => path === address)?.locale ?? "en-US";
  const defaultLocale = languages[0]?.locale ?? locale;
  const page: PageContext = { id: "1", locale, defaultLocale, address, languages };
  return <Page value={page}>{element}</Page>;
};
