import { mailSettings } from "../forms/mail/mail-settings";

/**
 * The Content Security Policy of the pages with a form, as a head element: no form is ever
 * submitted by the browser itself, which would put answers into the address, and scripts can talk
 * to the mail service alone (https://www.w3.org/TR/CSP3/#directive-form-action).
 */
export function formPolicy() {
  const mailOrigin = (mailSettings("transfer") ?? mailSettings("contact"))?.origin ?? "";
  return (
    <meta
      key="form-policy"
      httpEquiv="Content-Security-Policy"
      content={`form-action 'none'; connect-src 'self' ${mailOrigin}`.trim()}
    />
  );
}
