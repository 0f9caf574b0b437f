import { css } from "@emotion/react";
import { graphql } from "gatsby";
import * as ChevronDown from "lucide-react/icons/chevron-down";
import { CheckList } from "../../components/check-list";
import { ContentLink } from "../../site/content-link";
import { Icon } from "../../components/icon";
import { summaryRow, turningArrow } from "../../components/summary-styles";
import { Text } from "../../components/text";
import { colors, space, widths } from "../../styles/tokens";

/**
 * Questions with folded answers. The id of an answer is inside its `details`, because browsers open a `details`
 * around the target of a link or of a search in the page. On paper all answers are open.
 */
export const Questions = ({ questions }: Pick<Queries.QuestionsSectionFragment, "questions">) => (
  <div css={list}>
    {questions.map(({ id, question, answer, points, link }, index) => (
      <details key={index} css={[turningArrow, fold]} data-on-paper>
        <summary css={[summaryRow, row]}>
          <Text as="h3">{question}</Text>
          <Icon of={ChevronDown} size={24} />
        </summary>
        <div id={id ?? undefined} css={content}>
          <Text as="p">{answer}</Text>
          {points && <CheckList points={points} />}
          {link && (
            <p>
              <ContentLink link={link} />
            </p>
          )}
        </div>
      </details>
    ))}
  </div>
);

export const questionsSectionFragment = graphql`
  fragment QuestionsSection on QuestionsSection {
    questions {
      id
      question
      answer
      points
      link {
        ...Link
      }
    }
  }
`;

const list = css`
  max-width: ${widths.text};
`;

const fold = css`
  border-block-end: 1px solid ${colors.line};

  @media print {
    &::details-content {
      content-visibility: visible;
    }

    & > summary > svg {
      display: none;
    }
  }
`;

const row = css`
  justify-content: space-between;
  gap: ${space.s};
  padding-block: ${space.s};
`;

const content = css`
  display: grid;
  gap: ${space.s};
  padding-block-end: ${space.m};
  /* Leaves room for the question above its answer. */
  scroll-margin-block-start: 5rem;
`;
