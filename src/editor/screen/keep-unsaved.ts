/**
 * Asks before what was typed is lost: by leaving the open file, by closing the page, and by deleting an entry or a
 * group. Sveltia CMS has no events for these, so we listen before it does.
 */
import CMS from "@sveltia/cms";
import { isSharedList } from "../../content/languages/translation-of";
import { contentTypeAt } from "../../content/schema/content-files";
import { schemaAt } from "../../content/schema/inspect-schema";
import { nameOfEntry } from "./entry-name";
import { isUnsaved, mayLeave, noteSaved, noteTyping } from "./may-leave";
import { pathAtRoute } from "./places";
import { siteFacts } from "./site-facts";
import { inLanguage } from "./staff-language";

declare global {
  interface Window {
    /** https://developer.mozilla.org/docs/Web/API/Navigation_API */
    navigation?: EventTarget;
  }
}

/** Event before an address changes. */
type NavigateEvent = Event & { navigationType: "push" | "reload" | "replace" | "traverse" };

const EDITOR = ".content-editor";

const closest = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const labelOfField = (element: Element) =>
  element.closest(".field")?.querySelector("h4")?.textContent.trim() ?? "";

/** True for a list whose entries another language has, too. */
function isShared(field: HTMLElement | null): boolean {
  const { schema } = contentTypeAt(pathAtRoute(location.hash) ?? "") ?? {};
  const steps = field?.dataset.keyPath?.split(".") ?? [];
  const list = schema && schemaAt(schema, steps, undefined);
  return list !== undefined && isSharedList(list) && siteFacts.languages.length > 1;
}

/** Returns what a press deletes; `undefined` if it deletes nothing. */
function whatIsDeleted(event: Event): string | undefined {
  const removal = closest(event, `${EDITOR} .item button`);
  // The name of an icon, which is the same in all languages.
  if (removal?.textContent.trim() === "close") {
    const where = isShared(removal.closest<HTMLElement>(".field")) ? " in every language" : "";
    return `"${nameOfEntry(removal) ?? "this one"}" (${labelOfField(removal)})${where}`;
  }
  const group = closest(event, `${EDITOR} [data-field-type="object"] [aria-checked="true"]`);
  return group ? `all of "${labelOfField(group)}"` : undefined;
}

/** The Save button while a file is saved: "Saving…". In each language, only then it ends with an ellipsis. */
const SAVING = `${EDITOR} button[data-label$="…"]`;

/** Starts to ask. Call before Sveltia CMS starts. */
export function keepUnsaved(): void {
  addEventListener(
    "input",
    (event) => {
      if (closest(event, `${EDITOR} .pane`)) noteTyping();
    },
    true,
  );
  CMS.registerEventListener({ name: "postSave", handler: noteSaved });
  // When a file is saved, Sveltia CMS shows what it saved, without what was typed meanwhile.
  addEventListener(
    "beforeinput",
    (event) => {
      if (closest(event, `${EDITOR} .pane`) && document.querySelector(SAVING)) stop(event);
    },
    true,
  );

  addEventListener(
    "click",
    (event) => {
      const deleted = whatIsDeleted(event);
      const isBack = closest(event, `${EDITOR} button.back`);
      if (deleted && !window.confirm(inLanguage(`Delete ${deleted}?`))) stop(event);
      else if (isBack && !mayLeave()) stop(event);
    },
    true,
  );
  // The browser's own Back and Forward. Only Chrome, Edge and new versions of Safari and Firefox can stop them.
  window.navigation?.addEventListener("navigate", (event) => {
    const { navigationType } = event as NavigateEvent;
    if (navigationType === "traverse" && event.cancelable && !mayLeave()) {
      event.preventDefault();
    }
  });
  addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
}
