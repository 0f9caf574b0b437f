import { css } from "@emotion/react";
import { graphql } from "gatsby";
import Info from "lucide-react/icons/info";
import Phone from "lucide-react/icons/phone";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Icon } from "../../components/icon";
import { ButtonRow } from "../../components/button-row";
import { primaryButton } from "../../components/button-styles";
import { Text } from "../../components/text";
import { column } from "../../styles/global-styles";
import { colors, radii, space } from "../../styles/tokens";

/** Notice, with numbers to call if it is about an emergency. */
export function NoticeSection({ section }: { section: Queries.NoticeSectionFragment }) {
  const { heading, intro, noticeText, calls } = section;
  const drawing = calls ? TriangleAlert : Info;
  return (
    <section css={[column, band]}>
      <div css={[box, calls && urgentBox]}>
        <h2 css={title}>
          <Icon of={drawing} size={28} />
          <Text>{heading}</Text>
        </h2>
        {intro && (
          <p>
            <Text>{intro}</Text>
          </p>
        )}
        <p>
          <Text>{noticeText}</Text>
        </p>
        {calls && (
          <ButtonRow>
            {calls.map(({ label, number }) => (
              <a key={number} href={`tel:${number.replaceAll("-", "")}`} css={primaryButton}>
                <Icon of={Phone} size={20} />
                {label}
              </a>
            ))}
          </ButtonRow>
        )}
      </div>
    </section>
  );
}

export const noticeSectionFragment = graphql`
  fragment NoticeSection on NoticeSection {
    heading
    intro
    noticeText: text
    calls {
      label
      number
    }
  }
`;

const band = css`
  padding-block: ${space.xl};
`;

const box = css`
  display: grid;
  gap: ${space.s};
  padding: ${space.l};
  border-inline-start: 6px solid ${colors.brand};
  border-radius: ${radii.small};
  background: ${colors.tint};
`;

const urgentBox = css`
  border-color: ${colors.accent};
  background: ${colors.accentSoft};

  & > h2 {
    color: ${colors.accentInk};
  }
`;

const title = css`
  display: flex;
  align-items: start;
  gap: ${space.s};
  font-size: 1.375rem;

  & > svg {
    flex: none;
  }
`;
