import { useForm } from "../form/store";
import { useSite } from "../site-context";
import { t } from "../words";
import { pageOf, useIsBesideForm } from "./preview";

/** Name of the window for pages. On a public site each press opens a new one: its `Cross-Origin-Opener-Policy` says so. */
const PAGES_WINDOW = "pages-to-be";

/** Opens the page that shows the file, where it has no room beside the form. */
export function PageButton() {
  const site = useSite();
  const { path } = useForm().file;
  if (useIsBesideForm()) return null;
  return (
    <a className="button" href={pageOf(site, path)} target={PAGES_WINDOW}>
      {t("See the page")}
    </a>
  );
}
