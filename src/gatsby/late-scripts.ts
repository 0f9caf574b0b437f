/**
 * Runs in the browser, as inline script on the pages with a form: brings Gatsby's scripts in when
 * someone first touches, focuses or types. They stand ready, and inert, in a `template` element.
 *
 * A form that is submitted before they have come is held (`data-held` on the form), and the form
 * sends itself once it is alive. If a script cannot be had, `data-script-failed` on the root
 * element lets CSS show how to reach the pharmacy in another way.
 *
 * It is printed by `Function.prototype.toString`, so it may name nothing outside itself.
 *
 * @param templateId the id of the template that holds the scripts
 */
export function loadScriptsLate(templateId: string) {
  const moments = ["pointerdown", "focusin", "keydown", "input"];
  let hasStarted = false;

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const moment of moments) removeEventListener(moment, start, true);
    const template = document.getElementById(templateId) as HTMLTemplateElement;
    for (const waiting of template.content.querySelectorAll("script")) {
      const script = document.createElement("script");
      if (waiting.src) {
        script.async = false;
        script.onerror = () => {
          document.documentElement.dataset.scriptFailed = "true";
        };
        script.src = waiting.src;
      } else {
        script.text = waiting.text;
      }
      document.body.append(script);
    }
  };

  for (const moment of moments) addEventListener(moment, start, true);
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
