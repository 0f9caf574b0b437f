import { label, list, objectType, picture, seo, text } from "./field-types";
import { callBanner } from "./pages";
import { serviceSection } from "./service";

/** One page of the pharmacy's own, such as its team. The file's name is the page's address. */
export const ownPage = objectType("OwnPage", "One page of your own, such as your team.", {
  title: label("The page's main heading.", "Our Team", 60),
  intro: text("One or two sentences under the main heading.", undefined, 260),
  picture: picture.optional(),
  seo,
  sections: list(serviceSection, "The blocks of the page, in order."),
  callBanner: callBanner.optional(),
});
