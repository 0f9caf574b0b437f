import { modelBrand } from "../../styles/palette";
import { color, objectType } from "./field-types";

/** The colors that make the site look like the pharmacy; `src/styles/palette.ts` makes the rest. */
export const brand = objectType(
  "Brand",
  "The pharmacy's colors. All shades of the site come from these three, and the check says if text in them would be hard to read.",
  {
    main: color("Buttons, links, headings and dark bands. It must be dark.", modelBrand.main),
    tint: color("Light bands and the background of icons. It must be very light.", modelBrand.tint),
    accent: color("A little warmth: notices, the mark of the current page.", modelBrand.accent),
  },
);
