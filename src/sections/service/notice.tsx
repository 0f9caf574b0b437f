import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Info } from "lucide-react";
import { column } from "../../styles/global-styles";
import { colors, radii, space } from "../../styles/tokens";

/** Something people should know first. */
export const NoticeSection = ({ section }: { section: Queries.NoticeSectionFragment }) => (
  <section css={[column, band]}>
    <div css={box}>
      <Info size={28} aria-hidden />
      <div>
        <h2 css={title}>{section.heading}</h2>
        {section.intro && <p>{section.intro}</p>}
        <p>{section.noticeText}</p>
      </div>
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
  padding-block: ${space.l};
`;

const box = css`
  display: flex;
  gap: ${space.m};
  padding: ${space.l};
  border-inline-start: 6px solid ${colors.accent};
  border-radius: ${radii.small};
  background: ${colors.accentSoft};

  & > svg {
    flex: none;
    color: ${colors.accentInk};
  }
`;

const title = css`
  padding-block-end: 0.25rem;
  color: ${colors.accentInk};
  font-size: 1.375rem;
`;
