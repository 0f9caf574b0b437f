import { Text } from "../../components/text";

interface Props {
  /** Empty if there is nothing to announce. */
  children: string | false | null | undefined;
  className?: string;
}

/** Paragraph whose words screen readers announce when they change. Some read out an empty one with the role `status`. */
export const Announcement = ({ children, className }: Props) => (
  <p aria-live="polite" aria-atomic className={className}>
    {/* In a `span`, because translators move text nodes, and React could not remove this one. */}
    {children && <Text as="span">{children}</Text>}
  </p>
);
