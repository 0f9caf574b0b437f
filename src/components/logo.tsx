import { css } from "@emotion/react";
import { withPathPrefix } from "../lib/paths";
import { colors, fonts } from "../styles/tokens";
import { InternalLink } from "./internal-link";
import { useSite } from "./use-site";

/** The mark and the name, leading home. */
export function Logo() {
  const { pharmacy, header } = useSite();
  return (
    <InternalLink to={header.home.path} css={logo}>
      <img src={withPathPrefix("/logo.svg")} alt="" width={44} height={44} css={mark} />
      {pharmacy.shortName}
    </InternalLink>
  );
}

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 0.7rem;
  min-height: 3rem;
  color: ${colors.brandDark};
  font: 700 1.25rem / 1.1 ${fonts.heading};
  letter-spacing: -0.01em;
  text-decoration: none;
`;

const mark = css`
  flex: none;
`;
