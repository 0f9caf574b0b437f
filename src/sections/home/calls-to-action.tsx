import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lightButton } from "../../components/button-styles";
import { Icon } from "../../components/icon";
import { ContentLink } from "../../components/content-link";
import { Text } from "../../components/text";
import { column } from "../../styles/global-styles";
import { colors, media, radii, space } from "../../styles/tokens";

/** The last blocks of the page, each asking for one thing. */
export const CallsToAction = ({ blocks }: { blocks: readonly Queries.CallToActionFragment[] }) => (
  <div css={[column, row]}>
    {blocks.map(({ heading, text, action, icon }) => (
      <section key={action.path} css={block}>
        <Icon name={icon} size={40} />
        <h2>
          <Text>{heading}</Text>
        </h2>
        <p>
          <Text>{text}</Text>
        </p>
        <ContentLink link={action} css={[lightButton, button]}>
          {action.label}
        </ContentLink>
      </section>
    ))}
  </div>
);

export const callToActionFragment = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    icon
    action {
      ...Link
    }
  }
`;

const row = css`
  display: grid;
  gap: ${space.l};
  padding-block: ${space.section};

  ${media.large} {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }
`;

const block = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.m};
  padding: clamp(1.5rem, 1rem + 3vw, 3.25rem);
  border-radius: ${radii.large};
  background: ${colors.brandDark};
  color: ${colors.onBrand};

  & > svg {
    color: ${colors.accent};
  }

  & > p {
    color: ${colors.onBrandSoft};
  }
`;

const button = css`
  margin-block-start: auto;
`;
