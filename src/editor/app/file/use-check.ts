/** While somebody types: keeps the draft, checks it, and shows it on the page. */
import { useEffect, useState } from "react";
import { type FormStore, useForm, useStore } from "../form/store";
import { type Site, useSite } from "../site-context";
import { t } from "../words";
import { checked, draftOf, namesOfPhotos, problemsOf } from "./check";
import { drafts } from "./drafts";
import { isPageWatched, onPageWatched } from "./watched-page";

/** Milliseconds without a letter until the draft is checked. */
const PAUSE_MS = 350;

/** Checks a form, and shows it on a page that somebody watches. Returns what to say of that page. */
async function look(site: Site, store: FormStore): Promise<string> {
  const { path } = store.file;
  const form = { path, value: store.value, texts: store.texts };
  const draft = draftOf(form, site.others);
  const isShown = site.files.preview !== undefined && isPageWatched();
  const hasPhoto = isShown && (await namesOfPhotos(form.value)).length > 0;
  let said = "";
  let ask = site.files.check;
  if (isShown && hasPhoto) said = t("The page shows a new photo once it is saved.");
  if (isShown && !hasPhoto && site.files.preview) ask = site.files.preview;
  // Of a form without changes, pages show the file.
  const isFile = ask !== site.files.check && !store.isChanged;
  const found = await checked(ask, isFile ? {} : draft).catch((error: Error) => {
    if (ask === site.files.check) throw error;
    said = error.message;
    return checked(site.files.check, draft);
  });
  const problems = problemsOf(found, form, draft, site);
  // What was typed since is checked next.
  if (store.value !== form.value) return said;
  store.update({ problems });
  return found.some(({ isError, isNew }) => isError && isNew) && isShown && !hasPhoto
    ? t("The page shows this once it is corrected.")
    : said;
}

/** Returns what to say of the page, or why nothing could be checked. */
export function useCheck(): string {
  const site = useSite();
  const store = useForm();
  const value = useStore((state) => state.value);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const { path } = store.file;
    const keep = () => {
      if (!store.isChanged) drafts.forgetHere(path);
      else if (!drafts.keep({ path, value: store.value, texts: store.texts }))
        setSaid(t("The browser cannot keep what you type. Save soon."));
    };
    let isOver = false;
    const check = () => {
      keep();
      look(site, store).then(
        (words) => isOver || setSaid(words),
        (error: Error) => isOver || setSaid(error.message),
      );
    };
    const pause = setTimeout(check, PAUSE_MS);
    addEventListener("pagehide", keep);
    const stop = onPageWatched(check);
    return () => {
      isOver = true;
      clearTimeout(pause);
      // Another letter, or another file, comes before the pause is over.
      keep();
      removeEventListener("pagehide", keep);
      stop();
    };
  }, [site, store, value]);
  // The page goes back to what is saved when the file is left.
  useEffect(() => {
    const forget = () => void site.files.preview?.({}).catch(() => undefined);
    addEventListener("pagehide", forget);
    return () => {
      removeEventListener("pagehide", forget);
      if (isPageWatched()) forget();
    };
  }, [site]);
  return said;
}
