import { css } from "@emotion/react";
import * as ChevronDown from "lucide-react/icons/chevron-down";
import { helpUrl } from "../lib/phone-number";
import { unbroken } from "../styles/global-styles";
import { colors } from "../styles/tokens";
import { ContentLink } from "./content-link";
import { Icon } from "../components/icon";
import { useNews } from "./hooks/news";
import { summaryRow, turningArrow } from "../components/summary-styles";
import { Text } from "../components/text";
import { Wording } from "../components/wording";

/** What patients can do while the pharmacy is closed, folded. */
export function WhenClosed() {
  const { whenClosed } = useNews();
  if (!whenClosed) return null;
  const { heading, calls, links, notes } = whenClosed;
  return (
    <details css={[turningArrow, notOnPaper]}>
      <summary css={[summaryRow, summary]}>
        <Wording>{heading}</Wording>
        <Icon of={ChevronDown} size={22} />
      </summary>
      <ul>
        {calls.map(({ id, label, number }) => (
          <li key={id}>
            <a href={helpUrl(number)} css={row}>
              <Wording>{label}</Wording>: <bdi css={[unbroken, strong]}>{number}</bdi>
            </a>
          </li>
        ))}
        {links?.map((link) => (
          <li key={link.url ?? link.path}>
            <ContentLink link={link} css={row} />
          </li>
        ))}
        {notes?.map((note, index) => (
          <Text key={index} as="li">
            {note}
          </Text>
        ))}
      </ul>
    </details>
  );
}

const notOnPaper = css`
  @media print {
    display: none;
  }
`;

const summary = css`
  gap: 0.5rem;
  color: ${colors.brand};
  font-weight: 650;
`;

const row = css`
  display: block;
  width: fit-content;
  padding-block: 0.5rem;
`;

const strong = css`
  font-weight: 650;
`;
