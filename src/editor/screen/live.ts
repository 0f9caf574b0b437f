/** Says on a hosted screen whether the last change is live. */
import type CMS from "@sveltia/cms";
import { BUILD_JSON, type BuildJson } from "../../lib/build-json";
import { element } from "./dom";
import { openRepository } from "./repository";
import { inLanguage } from "./staff-language";
import { type Answer, Watch } from "./watch";

/** Returns an element that says whether the last change is live. `screen` saves; the start page has none. */
export function liveStatus(screen?: Pick<typeof CMS, "registerEventListener">): HTMLElement {
  const status = element("p", { role: "status" });
  const watch = new Watch(
    () => openRepository("to see whether the last changes are live"),
    publishedBuild,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of looks. The answer of any but the last one is dropped. */
  let looks = 0;

  async function look() {
    clearTimeout(timer);
    looks += 1;
    const current = looks;
    const answer = await watch.answer();
    if (current !== looks) return;
    show(status, answer);
    if (answer.lookAgainMs) timer = setTimeout(lookIfShown, answer.lookAgainMs);
  }

  /** Sends no requests from a tab in the background. */
  function lookIfShown() {
    if (document.visibilityState === "visible") void look();
  }

  screen?.registerEventListener({
    name: "postSave",
    handler: () => {
      watch.expectChange();
      void look();
    },
  });
  addEventListener("visibilitychange", lookIfShown);
  void look();
  return status;
}

function show(status: HTMLElement, answer: Answer) {
  const words = inLanguage(answer.words);
  const { url, words: linkWords = "" } = answer.link ?? {};
  const link = url ? [element("a", { href: url, target: "_blank" }, linkWords)] : [];
  // Screen readers would say the same words again.
  if (status.textContent === [words, ...link.map(({ text }) => text)].join(" ")) return;
  status.replaceChildren(words, ...link.flatMap((one) => [" ", one]));
}

/** Returns what the site was built from; `undefined` if it does not say so. */
const publishedBuild = (): Promise<BuildJson | undefined> =>
  fetch(`../${BUILD_JSON}`, { cache: "no-store" })
    .then((response) => response.json() as Promise<BuildJson>)
    .catch(() => undefined);
