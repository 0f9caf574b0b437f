import { useEffect, useState, useSyncExternalStore } from "react";
import { isPageFile, pageAddress } from "../../../content/languages/addresses";
import { PRESSED_TEXT, type PressedText } from "../../../lib/pressed-text";
import { goTo } from "../form/names";
import { useForm, useStore } from "../form/store";
import { addressOf } from "../route";
import { type Site, useSite } from "../site-context";
import { t } from "../words";
import { findText } from "./find-text";
import { showBesideForm } from "./watched-page";

const WIDE = matchMedia("(min-width: 1100px)");

/** Milliseconds after the first change until the page is loaded once more: a page that just came may have missed it. */
const FIRST_CHANGE_MS = 6000;

/** Pages of this computer, where `npm run edit` shows them. */
const OWN_PAGES = /^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/;

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
  const isChanged = useStore((state) => state.isChanged);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isChanged) return;
    const later = setTimeout(() => setIsLate(true), FIRST_CHANGE_MS);
    return () => clearTimeout(later);
  }, [isChanged]);
  useEffect(() => {
    showBesideForm(isShown);
    return () => showBesideForm(false);
  }, [isShown]);
  useEffect(() => {
    const follow = async ({ data, origin }: MessageEvent<Partial<PressedText> | null>) => {
      if (data?.type !== PRESSED_TEXT || !OWN_PAGES.test(origin)) return;
      const { texts = [], language = "", address = "" } = data;
      const found = await findText(site, {
        texts,
        language,
        address,
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
      <iframe key={String(isLate)} title={t("The page as it will be")} src={pageOf(site, path)} />
    </aside>
  );
}
