import { MoreLink } from "./more-link";
import { useNavigation } from "./hooks/navigation";

/** Link to the A to Z page, if there is one. */
export function FinderLink() {
  const { finder } = useNavigation();
  return (
    finder && (
      <p>
        <MoreLink link={{ label: finder.link, path: finder.path }} />
      </p>
    )
  );
}
