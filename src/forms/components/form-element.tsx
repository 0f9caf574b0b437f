import type { ComponentProps } from "react";
import { card, stack } from "./form-styles";

/** A `form` as this site's are: on a card of its own, and never sent by the browser itself. */
export const FormElement = (props: ComponentProps<"form">) => (
  <form
    // Outside a dialog the browser does nothing for this method. A form that is submitted before
    // the page's script is there can so never put its answers into an address.
    method="dialog"
    // The loader in the page may have marked the form already.
    suppressHydrationWarning
    css={[card, stack]}
    {...props}
  />
);
