import type { LucideIcon, LucideProps } from "lucide-react/types";

interface Props extends Omit<LucideProps, "ref" | "size"> {
  /** Lucide icon, such as `Phone` from `lucide-react/icons/phone`. */
  of: LucideIcon;
  /** Width and height in pixels at the usual text size. Icons grow with the text. */
  size: number;
}

/** Attributes that `.lucide` in the global styles sets for all icons, so that no icon repeats them. */
const SET_BY_STYLES = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** Decorative icon: the words beside it say everything, so screen readers skip it. */
export const Icon = ({ of: Drawing, size, ...props }: Props) => (
  <Drawing {...SET_BY_STYLES} size={`${size / 16}rem`} {...props} aria-hidden />
);
