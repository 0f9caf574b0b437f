import { withPrefix } from "gatsby";
import { ExternalLink as ExternalLinkDrawing } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { visuallyHidden } from "../styles/global-styles";
import { useSite } from "./use-site";

interface InternalProps extends Omit<ComponentProps<"a">, "href"> {
  /** The page's address, for example `/about/`. */
  to: string;
  children: ReactNode;
}

/** A link to a page of this site: a plain anchor, since pages ship no router. */
export const InternalLink = ({ to, children, ...rest }: InternalProps) => (
  <a href={withPrefix(to)} {...rest}>
    {children}
  </a>
);

interface ExternalProps extends Omit<ComponentProps<"a">, "href" | "target" | "rel"> {
  href: string;
  children: ReactNode;
}

/** A link to another site. It opens a new tab, and says so. */
export function ExternalLink({ href, children, ...rest }: ExternalProps) {
  const { labels } = useSite();
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <ExternalLinkDrawing
        size={18}
        aria-hidden
        focusable="false"
        css={{
          flex: "none",
          display: "inline",
          verticalAlign: "-0.15em",
          marginInlineStart: "0.35em",
        }}
      />
      <span css={visuallyHidden}> ({labels.newTab})</span>
    </a>
  );
}

/** A phone number that dials, from any country. */
export const PhoneLink = ({
  number,
  children = number,
  ...rest
}: Omit<ComponentProps<"a">, "href"> & { number: string }) => (
  <a href={`tel:+1${number.replace(/\D/g, "")}`} {...rest}>
    {children}
  </a>
);
