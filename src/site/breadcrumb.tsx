import { css } from "@emotion/react";
import * as ChevronRight from "lucide-react/icons/chevron-right";
import { Icon } from "../components/icon";
import type { FactText } from "../lib/fact-text";
import { visuallyHidden } from "../styles/recipes";
import { colors, media, typeScale } from "../styles/tokens";
import { Text } from "../components/text";
import { useLabels } from "./hooks/labels";
import { useNavigation } from "./hooks/navigation";
import { ContentLink } from "./links";
/** Ancestor page in the breadcrumb. */
export type Crumb = Queries.PageLinkFragment;

/** Returns the pages above every service page. */
export function useServicesTrail(): readonly Crumb[] {
  const { home, services } = useNavigation().header;
  return [home, { ...services.overview, label: services.label }];
}

interface Props {
  trail: readonly Crumb[];
  current: FactText | string;
}

/** Breadcrumb: the pages above this one, and its own name. */
export function Breadcrumb({ trail, current }: Props) {
  const labels = useLabels();
  return (
    <nav aria-label={labels.breadcrumb}>
      <ol css={list}>
        {trail.map((crumb, index) => (
          <li key={crumb.path} css={item}>
            {index > 0 && <Icon of={ChevronRight} size={16} />}
            <ContentLink link={crumb} css={link} />
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

/* Entries are inline, so that a long one that arrives slowly does not jump to the next line. */
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

/* Phones and tablets show the same name in the heading right below. */
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
