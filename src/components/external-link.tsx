import { graphql, useStaticQuery } from "gatsby";
import ExternalLinkIcon from "lucide-react/icons/external-link";
import { Icon } from "./icon";
import type { ComponentProps, ReactNode } from "react";
import { required } from "../lib/required-file";
import { visuallyHidden } from "../styles/global-styles";

interface Props extends Omit<ComponentProps<"a">, "href" | "target" | "rel"> {
  href: string;
  children: ReactNode;
}

/** A link to another site. It opens a new tab, and says so. */
export function ExternalLink({ href, children, ...rest }: Props) {
  const { siteLabels } = useStaticQuery<Queries.ExternalLinkQuery>(graphql`
    query ExternalLink {
      siteLabels {
        newTab
      }
    }
  `);
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <Icon
        of={ExternalLinkIcon}
        size={18}
        css={{
          flex: "none",
          display: "inline",
          verticalAlign: "-0.15em",
          marginInlineStart: "0.35em",
        }}
      />
      <span css={visuallyHidden}> ({required(siteLabels, "labels.yaml").newTab})</span>
    </a>
  );
}
