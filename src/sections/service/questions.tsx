import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CheckList } from "../../components/check-list";
import { LinkLine } from "../../site/links";
import { Disclosure, wideLook } from "../../components/disclosure";
import { Text } from "../../components/text";
import { stack } from "../../styles/recipes";
import { colors, space, widths } from "../../styles/tokens";

/**
 * Questions with folded answers. The id of an answer is inside its `details`, because browsers open a `details`
 * around the target of a link or of a search in the page. On paper all answers are open.
 */
export const Questions = ({ questions }: Pick<Queries.QuestionsSectionFragment, "questions">) => (
  <div css={list}>
    {questions.map(({ id, question, answer, points, link }, index) => (
      <Disclosure
        key={index}
        summary={<Text as="h3">{question}</Text>}
        look={row}
        css={fold}
        data-on-paper
      >
        <div id={id ?? undefined} css={content}>
          <Text as="p">{answer}</Text>
          {points && <CheckList points={points} />}
          <LinkLine link={link} />
        </div>
      </Disclosure>
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
  ${wideLook};
  padding-block: ${space.s};
`;

const content = css`
  ${stack(space.s)};
  padding-block-end: ${space.m};
  /* Leaves room for the question above its answer. */
  scroll-margin-block-start: 5rem;
`;
