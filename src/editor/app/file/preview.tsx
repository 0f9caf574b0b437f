import { useEffect, useSyncExternalStore } from "react";
import { isPageFile, pageAddress } from "../../../content/languages/addresses";
import { PRESSED_TEXT, type PressedText } from "../../../lib/pages-beside-screen";
import { goTo } from "../form/names";
import { useForm } from "../form/store";
import { addressOf } from "../route";
import { type Site, useSite } from "../site-context";
import { t } from "../words";
import { findText } from "./find-text";
import { isFromPage, leavePage } from "./watched-page";

const WIDE = matchMedia("(min-width: 1100px)");

/** Returns the address of a page that shows a file; for a new file, which the build did not know, by its name. */
export function pageOf({ facts }: Site, path: string): string {
  const address = facts.pages[path] ?? (isPageFile(path) ? pageAddress(path, []) : "/");
  return facts.siteUrl + address.slice(1);
}

/** True if the page stands beside the form: it has room, and the program of this computer shows it. */
export function useIsBesideForm(): boolean {
  const { files } = useSite();
  const isWide = useSyncExternalStore(
    (listener) => {
      WIDE.addEventListener("change", listener);
      return () => WIDE.removeEventListener("change", listener);
    },
    () => WIDE.matches,
  );
  return isWide && files.preview !== undefined;
}

/** The page as it will be, beside the form. A press on a text leads to its field. */
export function Preview() {
  const site = useSite();
  const store = useForm();
  const { path } = store.file;
  const isShown = useIsBesideForm();
  const address = pageOf(site, path);
  useEffect(() => leavePage, [isShown, address]);
  useEffect(() => {
    const follow = async (message: MessageEvent<Partial<PressedText> | null>) => {
      const { data } = message;
      if (data?.type !== PRESSED_TEXT || !isFromPage(message)) return;
      const { texts = [], language = "" } = data;
      const found = await findText(site, {
        texts,
        language,
        address: data.address ?? "",
        open: path,
        value: store.value,
      });
      if (!found) return;
      if (found.file !== path) location.hash = addressOf(found.file, found.path);
      else {
        store.reveal(found.path);
        goTo(found.path);
      }
    };
    const listener = (event: MessageEvent<Partial<PressedText> | null>) => void follow(event);
    addEventListener("message", listener);
    return () => removeEventListener("message", listener);
  }, [site, store, path]);
  if (!isShown) return null;
  return (
    <aside className="preview" aria-label={t("The page as it will be")}>
      <iframe title={t("The page as it will be")} src={address} />
    </aside>
  );
}
