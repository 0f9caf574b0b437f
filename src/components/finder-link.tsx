import { MoreLink } from "./more-link";
import { useSite } from "./site";

/** Link to the A to Z page, if there is one. */
export function FinderLink() {
  const { finder } = useSite();
  return (
    finder && (
      <p>
        <MoreLink link={{ label: finder.link, path: finder.path }} />
      </p>
    )
  );
}
