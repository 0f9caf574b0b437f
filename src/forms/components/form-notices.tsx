import { css } from "@emotion/react";
import type { FormNotice } from "../../lib/legal-notices";
import { space } from "../../styles/tokens";
import { PrivacyLink } from "./privacy-link";

/** Links to the notices that belong beside a form. */
export const FormNotices = ({ notices = [] }: { notices?: readonly FormNotice[] }) =>
  notices.length > 0 && (
    <ul css={list}>
      {notices.map(({ label, path }) => (
        <li key={path}>
          <PrivacyLink label={label} path={path} />
        </li>
      ))}
    </ul>
  );

const list = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.l};
`;
