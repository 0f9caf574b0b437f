/**
 * Brings the scripts of a page's island in when someone first touches, focuses or types.
 *
 * A form that is submitted, or a button of its section that is pressed, before they have come is
 * held (`data-held`); the form does what was asked once it is alive (`data-ready`). If it does not
 * come to life, because a script cannot be had or takes too long,
 * `data-script-failed` on the root element lets CSS show how to reach the pharmacy in another way.
 * The page says then that nothing was sent, so nothing is held any longer.
 *
 * @param addresses where the scripts are, in their order
 */
export function loadScriptsLate(...addresses: string[]) {
  const moments = ["pointerdown", "focusin", "keydown", "input"];
  const patience = 20_000;
  const { dataset } = document.documentElement;
  let hasStarted = false;

  const isAlive = () => document.querySelector("form[data-ready]") !== null;
  const giveUp = () => {
    if (isAlive()) return;
    dataset.scriptFailed = "true";
    for (const held of document.querySelectorAll<HTMLElement>("[data-held]"))
      delete held.dataset.held;
  };
  const hold = (element: HTMLElement | null) => {
    if (element && !isAlive() && !dataset.scriptFailed) element.dataset.held = "true";
  };

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const moment of moments) removeEventListener(moment, start, true);
    setTimeout(giveUp, patience);
    for (const address of addresses) {
      const script = document.createElement("script");
      script.async = false;
      script.onerror = giveUp;
      script.src = address;
      document.body.append(script);
    }
  };

  for (const moment of moments) addEventListener(moment, start, true);
  addEventListener(
    "click",
    (event) => {
      hold((event.target as Element).closest<HTMLElement>("main button[type=button]"));
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      hold(event.target as HTMLFormElement);
      start();
    },
    true,
  );
}
