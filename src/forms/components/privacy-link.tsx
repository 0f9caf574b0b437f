import { css } from "@emotion/react";
import { InternalLink } from "../../components/internal-link";
import { targetSize } from "../../styles/tokens";
import { Wording } from "../../components/wording";

export const PrivacyLink = ({ path, label }: Queries.PageLinkFragment) => (
  <InternalLink to={path} css={link}>
    <Wording>{label}</Wording>
  </InternalLink>
);

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${targetSize};
`;
