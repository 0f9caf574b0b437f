import { type ComponentProps, createElement } from "react";
import type { LucideIcon } from "lucide-react/types";

/** Module of a Lucide icon: `import * as Phone from "lucide-react/icons/phone"`. */
export interface IconModule {
  default: LucideIcon;
}

/** Export of each icon module that Lucide's types do not declare. */
interface WithIconData {
  __iconData: { name: string; node: readonly [tag: string, attributes: object][] };
}

/** Icons that point forward or back, and so turn around on pages from right to left. */
const POINTING: readonly string[] = ["arrow-left", "arrow-right", "chevron-right"];

interface Props extends ComponentProps<"svg"> {
  of: IconModule;
  /** Width and height in pixels at the usual text size. Icons grow with the text. */
  size: number;
}

/**
 * Decorative icon: the words beside it say everything, so screen readers skip it. Prints the icon's nodes
 * itself, because Lucide's component repeats attributes that `.icon` in the global styles sets once.
 */
export function Icon({ of, size, className = "", ...props }: Props) {
  const { name, node } = (of as unknown as WithIconData).__iconData;
  const length = `${size / 16}rem`;
  return (
    <svg
      width={length}
      height={length}
      viewBox="0 0 24 24"
      {...props}
      className={`icon ${POINTING.includes(name) ? "pointing " : ""}${className}`.trim()}
      aria-hidden
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
