import { Wording } from "../../components/text";
import type { Words } from "../../lib/words";

interface Props {
  /** Empty if there is nothing to announce. */
  children: Words | false | null | undefined;
  className?: string;
}

/** Paragraph whose words screen readers announce when they change. */
export const Announcement = ({ children, className }: Props) => (
  <p role="status" className={className}>
    {/* In a `span`, because translators move text nodes, and React could not remove this one. */}
    {children && <Wording as="span">{children}</Wording>}
  </p>
);
