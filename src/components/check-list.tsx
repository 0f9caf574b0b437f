import { css } from "@emotion/react";
import * as Check from "lucide-react/icons/check";
import { Icon } from "./icon";
import type { FactText } from "../lib/fact-text";
import { stack } from "../styles/recipes";
import { colors, media } from "../styles/tokens";
import { Text } from "./text";

interface Props {
  points?: readonly (FactText | string)[] | null;
  /** Points to which links lead, below the others. */
  items?: readonly { id?: string | null; name: FactText }[] | null;
  /** True for a list that wide screens show in two columns. */
  inColumns?: boolean;
}

/** List with check marks. */
export const CheckList = ({ points, items, inColumns }: Props) => (
  <ul css={[stack("0.5rem"), inColumns && columns]}>
    {[...(points ?? []).map((name) => ({ name, id: undefined })), ...(items ?? [])].map(
      ({ id, name }, index) => (
        <li key={index} id={id ?? undefined} css={item}>
          <Icon of={Check} size={20} />
          <Text as="span">{name}</Text>
        </li>
      ),
    )}
  </ul>
);

const item = css`
  display: flex;
  gap: 0.6rem;

  & > svg {
    margin-block-start: 0.25rem;
    color: ${colors.brand};

    ${media.largeText} {
      display: none;
    }
  }
`;

const columns = css`
  max-width: 60rem;

  ${media.large} {
    grid-template-columns: 1fr 1fr;
    gap: 0.75rem 3rem;
  }
`;
