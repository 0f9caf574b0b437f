import { SCRIPT_FAILED } from "../protocol";

/**
 * Whether the page had said that an island does not work, before a slow connection brought its
 * scripts after all. Whoever read that must hear that it holds no longer, until they first submit:
 * from then on, what became of it is said elsewhere.
 */
export function watchLateness(island: Element) {
  let isLate = document.documentElement.hasAttribute(SCRIPT_FAILED);
  return {
    isLate: () => isLate,
    subscribe: (onChange: () => void) => {
      const end = () => {
        isLate = false;
        onChange();
      };
      island.addEventListener("submit", end);
      return () => island.removeEventListener("submit", end);
    },
  };
}
