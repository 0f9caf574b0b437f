import { SCREEN_PAGE } from "../screen-facts";
import { showLanguage } from "./language";
import { searchFields } from "./search-fields";

// Addresses of files began here before there was a start page.
if (location.hash.startsWith("#/")) location.replace(SCREEN_PAGE + location.hash);
else {
  await showLanguage();
  searchFields();
  // Reads Git and content, which takes more script than all of this page.
  void import("./state").then(({ showState }) => showState());
}
