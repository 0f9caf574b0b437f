import { css } from "@emotion/react";
import type { FormNotice } from "../../lib/legal-notices";
import { row } from "../../styles/recipes";
import { space } from "../../styles/tokens";

/** Links to the notices that belong beside a form. */
export const FormNotices = ({ notices = [] }: { notices?: readonly FormNotice[] }) =>
  notices.length > 0 && (
    <ul css={row(`0.25rem ${space.l}`)}>
      {notices.map(({ label, path }) => (
        <li key={path}>
          <a href={path} css={link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );

/* Easy to press, without making its line taller. */
const link = css`
  padding-block: 0.625rem;
`;
