/** Opens the field that an address names, as links of the start page do. */
import { FIELD, LANGUAGE } from "../screen-address";
import { goToField, untilTouched } from "./go-to-field";
import { pathAtRoute, placeOf } from "./places";

/** The open file, once its fields are there. */
const EDITOR = ".content-editor .pane .field";

/** Goes to the field once the file is open, which may be after signing in. Call before Sveltia CMS starts. */
export async function openNamedField(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const field = query.get(FIELD);
  const language = query.get(LANGUAGE);
  // A reload, and a file that is opened next, are not about this field.
  if (location.search) history.replaceState(history.state, "", location.pathname + location.hash);
  const route = location.hash;
  const path = pathAtRoute(route);
  const place = path && placeOf(language ? `${language}/${path}` : path);
  if (!field || !place) return;
  await untilThere(EDITOR);
  if (location.hash !== route) return;
  await goToField(
    place,
    field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  );
  goToAdd(field);
}

/** Returns once the document has an element. */
async function untilThere(selector: string): Promise<void> {
  if (document.querySelector(selector)) return;
  await new Promise<void>((there) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      there();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Moves the focus from a list to the button that adds an entry, until somebody presses something. Before that, Sveltia CMS
 * may move the focus to the first button of the list again: it does so once for each request of `goToField`.
 */
function goToAdd(field: string): void {
  const move = () => {
    const list = document.activeElement?.closest<HTMLElement>(".field");
    if (list?.dataset["keyPath"] !== field || list.dataset["fieldType"] !== "list") return;
    [...list.querySelectorAll("button")]
      .find(
        (button) =>
          button.closest(".field") === list && button.querySelector(".icon")?.textContent === "add",
      )
      ?.focus();
  };
  addEventListener("focusin", move, { signal: untilTouched() });
  move();
}
