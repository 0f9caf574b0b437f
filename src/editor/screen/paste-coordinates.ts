/** Splits coordinates that are pasted as one text, as maps copy them: `44.4549, -93.1616`. */

const COORDINATES = /^\s*\(?(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\)?\s*$/;

/** Decimals that the fields take: about 10 meters. */
const DECIMALS = 4;

/** Fills in both fields when coordinates are pasted into one of them. */
export function pasteCoordinates(): void {
  addEventListener(
    "paste",
    (event) => {
      const field =
        event.target instanceof Element &&
        event.target.closest('[data-key-path$="latitude"], [data-key-path$="longitude"]');
      const [, latitude, longitude] =
        COORDINATES.exec(event.clipboardData?.getData("text") ?? "") ?? [];
      if (!field || !latitude || !longitude) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      fill(field, "latitude", latitude);
      fill(field, "longitude", longitude);
    },
    true,
  );
}

function fill(field: Element, key: string, degrees: string) {
  const input = field.parentElement?.parentElement?.querySelector<HTMLInputElement>(
    `[data-key-path$="${key}"] input`,
  );
  if (!input) return;
  input.value = String(Number(Number(degrees).toFixed(DECIMALS)));
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
