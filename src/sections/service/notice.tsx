import { css } from "@emotion/react";
import { graphql } from "gatsby";
import * as Info from "lucide-react/icons/info";
import { Icon } from "../../components/icon";
import { Text } from "../../components/text";
import { column, stack } from "../../styles/recipes";
import { colors, media, radii, space, typeScale, widths } from "../../styles/tokens";

/** Something people should know first. */
export const NoticeSection = ({
  section: { heading, intro, noticeText },
}: {
  section: Queries.NoticeSectionFragment;
}) => (
  <section css={[column, band]}>
    <div css={box}>
      <h2 css={title}>
        <Icon of={Info} size={28} />
        <Text>{heading}</Text>
      </h2>
      {intro && <Text as="p">{intro}</Text>}
      <Text as="p">{noticeText}</Text>
    </div>
  </section>
);

export const noticeSectionFragment = graphql`
  fragment NoticeSection on NoticeSection {
    heading
    intro
    noticeText: text
  }
`;

const band = css`
  padding-block: ${space.xl};
`;

const box = css`
  ${stack(space.s)};
  box-sizing: content-box;
  max-width: ${widths.text};
  padding: min(${space.l}, 6.2vw);
  border-inline-start: 6px solid ${colors.brand};
  border-radius: ${radii.small};
  background: ${colors.tint};
`;

const title = css`
  display: flex;
  align-items: start;
  gap: ${space.s};
  font-size: ${typeScale.h3};

  ${media.largeText} {
    flex-direction: column;
  }
`;
