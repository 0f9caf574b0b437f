import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { column, GlobalStyles } from "../styles/global-styles";
import { space } from "../styles/tokens";
import { primaryButton, secondaryButton } from "./button-styles";
import { InternalLink, PhoneLink } from "./links";

/** What people see when a page breaks: the phone number and a way home, whatever happened. */
export function BrokenPage() {
  const { words, pharmacy } = useStaticQuery<Queries.BrokenPageQuery>(graphql`
    query BrokenPage {
      words: errorPage {
        heading
        text
        home {
          ...PageLink
        }
      }
      pharmacy {
        phone
      }
    }
  `);
  if (!words || !pharmacy) return null;
  return (
    <main css={[column, page]}>
      <GlobalStyles />
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <p css={actions}>
        <PhoneLink number={pharmacy.phone} css={primaryButton} />
        <InternalLink to={words.home.path} css={secondaryButton}>
          {words.home.label}
        </InternalLink>
      </p>
    </main>
  );
}

const page = css`
  display: grid;
  gap: ${space.l};
  padding-block: ${space.section};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;
