import { css } from "@emotion/react";
import { InternalLink } from "../../components/internal-link";
import { Wording } from "../../components/wording";
import type { FormNotice } from "../../lib/legal-notices";
import { linkRow } from "../../styles/global-styles";

/** Links to the notices that belong beside a form. */
export const FormNotices = ({ notices = [] }: { notices?: readonly FormNotice[] }) =>
  notices.length > 0 && (
    <ul css={linkRow}>
      {notices.map(({ label, path }) => (
        <li key={path}>
          <InternalLink to={path} css={link}>
            <Wording>{label}</Wording>
          </InternalLink>
        </li>
      ))}
    </ul>
  );

/* Easy to press, without making its line taller. */
const link = css`
  padding-block: 0.625rem;
`;
