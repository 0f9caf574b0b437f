import { inLanguage } from "./staff-language";
import { reasonOf } from "./staff-words";

/** Returns an element with properties and children, whose words are in the language of staff. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  if (properties.ariaLabel) created.ariaLabel = inLanguage(properties.ariaLabel);
  created.append(
    ...children.map((child) => (typeof child === "string" ? inLanguage(child) : child)),
  );
  return created;
}

/** Returns a button, and an element beside it that says why its action failed. */
export function actionButton(
  words: string,
  ariaLabel: string,
  act: () => Promise<void>,
): HTMLElement[] {
  const answer = element("span", { role: "status" });
  const button = element("button", { type: "button", ariaLabel }, words);
  button.addEventListener("click", () => {
    button.disabled = true;
    act()
      .catch((error: unknown) => (answer.textContent = ` ${reasonOf(error)}`))
      .finally(() => (button.disabled = false));
  });
  return [button, answer];
}

/** Returns a folded list, which is filled when it is opened, or says `empty`. */
export function foldedList(
  title: string,
  empty: string,
  read: () => Promise<HTMLElement[]>,
): HTMLElement {
  const list = element("ol");
  const note = (words: string) => list.replaceChildren(element("li", {}, words));
  const details = element("details", {}, element("summary", {}, title), list);
  details.addEventListener("toggle", () => {
    if (!details.open) return;
    note("Reading …");
    read().then(
      (items) => (items.length > 0 ? list.replaceChildren(...items) : note(empty)),
      (error: unknown) => note(reasonOf(error)),
    );
  });
  return details;
}
