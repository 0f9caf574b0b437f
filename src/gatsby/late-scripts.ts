/**
 * Runs in the browser, as inline script on the pages with a form: brings Gatsby's scripts in when
 * someone first touches, focuses or types. They stand ready, and inert, in a `template` element.
 *
 * A form that is submitted, or a button of its section that is pressed, before they have come is
 * held (`data-held`); the form does what was asked once it is alive (`data-ready`). If it does not
 * come to life, because a script or the page's data cannot be had or takes too long,
 * `data-script-failed` on the root element lets CSS show how to reach the pharmacy in another way.
 *
 * It is printed by `Function.prototype.toString`, so it may name nothing outside itself.
 *
 * @param templateId the id of the template that holds the scripts
 */
export function loadScriptsLate(templateId: string) {
  const moments = ["pointerdown", "focusin", "keydown", "input"];
  const patience = 20_000;
  let hasStarted = false;

  const isAlive = () => document.querySelector("form[data-ready]") !== null;
  const giveUp = () => {
    if (!isAlive()) document.documentElement.dataset.scriptFailed = "true";
  };

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const moment of moments) removeEventListener(moment, start, true);
    setTimeout(giveUp, patience);
    // Gatsby says in this way that the page's data or the page's own script did not come.
    addEventListener("unhandledrejection", giveUp);
    const template = document.getElementById(templateId) as HTMLTemplateElement;
    for (const waiting of template.content.querySelectorAll("script")) {
      const script = document.createElement("script");
      if (waiting.src) {
        script.async = false;
        script.onerror = giveUp;
        script.src = waiting.src;
      } else {
        script.text = waiting.text;
      }
      document.body.append(script);
    }
  };

  for (const moment of moments) addEventListener(moment, start, true);
  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>("main button[type=button]");
      if (button && !isAlive()) button.dataset.held = "true";
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      (event.target as HTMLFormElement).dataset.held = "true";
      start();
    },
    true,
  );
}
