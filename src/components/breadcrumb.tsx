import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Icon } from "./icon";
import type { FactText } from "../lib/fact-text";
import { required } from "../lib/required-file";
import { visuallyHidden } from "../styles/global-styles";
import { colors, media, typeScale } from "../styles/tokens";
import { InternalLink } from "./internal-link";
import { Text } from "./text";

/** A page above the current one. */
export interface Crumb {
  label: string;
  path: string;
}

interface Props {
  trail: readonly Crumb[];
  current: FactText | string;
}

/** The trail of pages that leads here. */
export function Breadcrumb({ trail, current }: Props) {
  const { siteLabels } = useStaticQuery<Queries.BreadcrumbQuery>(graphql`
    query Breadcrumb {
      siteLabels {
        breadcrumb
      }
    }
  `);
  return (
    <nav aria-label={required(siteLabels, "labels.yaml").breadcrumb}>
      <ol css={list}>
        {trail.map(({ label, path }, index) => (
          <li key={path} css={item}>
            {index > 0 && <Icon of={ChevronRight} size={16} />}
            <InternalLink to={path} css={link}>
              {label}
            </InternalLink>
          </li>
        ))}
        <li css={[item, thisPage]} aria-current="page">
          <Icon of={ChevronRight} size={16} />
          <Text>{current}</Text>
        </li>
      </ol>
    </nav>
  );
}

/* Its entries are words of one text, which fill its lines: a long one that arrives slowly stays in its. */
const list = css`
  font-size: ${typeScale.small};
  color: ${colors.inkSoft};
`;

const item = css`
  display: inline;

  & > svg {
    display: inline;
    margin-inline: 0.4rem;
    vertical-align: middle;
  }
`;

/* On a phone or tablet the heading says it, right below. */
const thisPage = css`
  ${media.belowLarge} {
    ${visuallyHidden};
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;
