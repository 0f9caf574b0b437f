import { loadIslands } from "./load-islands";
import { trustOwnScripts } from "./trust-own-scripts";

trustOwnScripts();
loadIslands();

// A translation has the anchors of this page, so that a form stays in view.
onclick = ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>("a[hreflang]");
  if (link) link.hash = location.hash;
};
