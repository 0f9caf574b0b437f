import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required-file";
import { colors, fonts } from "../styles/tokens";
import { InternalLink } from "./internal-link";

/** The mark and the name, leading home. */
export function Logo() {
  const { pharmacy, siteHeader } = useStaticQuery<Queries.LogoQuery>(graphql`
    query Logo {
      pharmacy {
        shortName
      }
      siteHeader {
        home {
          path
        }
      }
    }
  `);
  return (
    <InternalLink to={required(siteHeader, "header.yaml").home.path} css={logo}>
      <img src="/logo.svg" alt="" width={44} height={44} css={mark} />
      {required(pharmacy, "pharmacy.yaml").shortName}
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
