import * as ExternalLinkIcon from "lucide-react/icons/external-link";
import type { ComponentProps, ReactNode } from "react";
import { EndIcon } from "../components/end-icon";
import { visuallyHidden } from "../styles/global-styles";
import { useLabels } from "./hooks/labels";
import { Wording } from "../components/wording";
import { fillIn } from "../lib/words";

interface Props extends Omit<ComponentProps<"a">, "href" | "target" | "rel"> {
  href: string;
  children: ReactNode;
}

/** Link to another site. It opens a new tab, and says so to screen readers. */
export function ExternalLink({ href, children, ...rest }: Props) {
  const labels = useLabels();
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <EndIcon of={ExternalLinkIcon} size={18} />
      <span css={visuallyHidden}>
        <Wording>{fillIn(" ({words})", { words: labels.newTab })}</Wording>
      </span>
    </a>
  );
}
