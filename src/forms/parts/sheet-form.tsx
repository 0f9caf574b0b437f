import type { ComponentProps } from "react";
import { sheet, stack } from "./form-styles";

/** A form of the site, on a sheet of its own. */
export const SheetForm = (props: ComponentProps<"form">) => (
  <form
    // Outside a dialog the browser does nothing for this method. A form that is submitted before
    // the page's script is there can so never put its answers into an address.
    method="dialog"
    // The loader in the page may have marked the form already.
    suppressHydrationWarning
    css={[sheet, stack]}
    {...props}
  />
);
