import { css } from "@emotion/react";
import * as X from "lucide-react/icons/x";
import { Icon } from "../../components/icon";
import { useEffect, useRef } from "react";
import { ButtonRow, primaryButton, secondaryButton, textButton } from "../../components/buttons";
import { Text } from "../../components/text";
import { answerText, quietText, formStack } from "../components/form-styles";
import { row } from "../../styles/recipes";
import { backdrop, colors, media, radii, shadows, space, typeScale } from "../../styles/tokens";
import { answerText as textOf } from "../core/answers";
import { focusField } from "../core/field-focus";
import { type Answers, askedFields } from "../core/form-definition";
import { named, questionFor } from "../core/question";
import { kinds } from "../fields/kinds";
import type { Form } from "../core/use-form";
import type { FieldMessage } from "../core/validation";
import { FieldNote } from "../fields/field-note";
import type { RequestCopy } from "./request-copy";

interface Props {
  form: Pick<Form, "id" | "definition" | "canSend" | "submit">;
  copy: RequestCopy;
  answers: Answers;
  /** What there is to say about the answers. */
  messages: readonly FieldMessage[];
  onClose: () => void;
}

/** Shows all answers for review before sending. */
export function ReviewDialog({
  form,
  copy: { review, questions, submit },
  answers,
  messages,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const headingId = `${form.id}-review`;
  useEffect(() => {
    dialog.current?.showModal();
    // The browser would focus the first button instead.
    title.current?.focus();
  }, []);

  /** Calls `close()`, because only that returns focus to the button that opened the dialog. */
  const close = () => dialog.current?.close();

  return (
    <dialog ref={dialog} css={box} aria-labelledby={headingId} onClose={onClose}>
      <div css={[formStack, scroller]}>
        <div css={head}>
          <h2 id={headingId} ref={title} tabIndex={-1} css={heading}>
            {review.heading}
          </h2>
          <button type="button" css={closeButton} onClick={close}>
            <Icon of={X} size={20} />
            {review.close}
          </button>
        </div>
        <Text as="p">{review.intro}</Text>
        <dl css={list}>
          {askedFields(form.definition.fields, answers).map((field) => {
            const answer = answers[field.name];
            const message = named(messages, field.name);
            const question = questionFor(questions, field.name);
            const unanswered = kinds[field.type].unanswered?.(question);
            return (
              <div key={field.name} css={entry}>
                <dt id={`${headingId}-${field.name}`} css={quietText}>
                  {question.label}
                </dt>
                {answer ? (
                  <dd css={answerText} translate="no">
                    {/* On a page from right to left, too, a number reads from left to right. */}
                    <bdi>{textOf(field, answer, questions)}</bdi>
                  </dd>
                ) : (
                  <dd css={answerText}>
                    <button
                      type="button"
                      css={[textButton, message && inRed]}
                      aria-describedby={`${headingId}-${field.name}`}
                      onClick={() => {
                        close();
                        focusField(form.id, field.name);
                      }}
                    >
                      {message?.message ?? unanswered ?? review.empty}
                    </button>
                  </dd>
                )}
                {answer && message && (
                  <dd css={besideAnswer}>
                    <FieldNote {...message} />
                  </dd>
                )}
              </div>
            );
          })}
        </dl>
        <ButtonRow>
          {form.canSend && (
            <button
              type="button"
              css={primaryButton}
              onClick={() => {
                close();
                form.submit();
              }}
            >
              {submit}
            </button>
          )}
          <button type="button" css={secondaryButton} onClick={close}>
            {review.back}
          </button>
        </ButtonRow>
      </div>
    </dialog>
  );
}

const edge = "clamp(1.25rem, 0.75rem + 2.5vw, 2.5rem)";

const box = css`
  width: min(46rem, 100vw - 1.5rem);
  max-height: calc(100vh - 1.5rem);
  max-height: calc(100dvh - 1.5rem);
  padding: 0;
  border: 1px solid ${colors.line};
  border-radius: ${radii.large};
  color: ${colors.ink};
  background: ${colors.card};
  box-shadow: ${shadows.raised};
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &::backdrop {
    background: ${backdrop};
  }
`;

/** Scrolls inside the dialog, because Firefox's scroll bar would cut off its round corners. */
const scroller = css`
  padding: 0 ${edge} ${edge};
  overflow: auto;
`;

/** Sticky: the list is longer than a phone's screen, and a phone has no Escape key. */
const head = css`
  position: sticky;
  inset-block-start: 0;
  ${row(`0.5rem ${space.m}`)};
  align-items: center;
  justify-content: space-between;
  margin-inline: calc(-1 * ${edge});
  padding: ${space.s} ${edge};
  border-block-end: 1px solid ${colors.line};
  background: ${colors.card};
`;

const closeButton = css`
  ${secondaryButton};
  padding-inline: 1rem;
`;

const heading = css`
  font-size: ${typeScale.h2};

  &:focus {
    outline: none;
  }
`;

const list = css`
  border-block-start: 1px solid ${colors.line};
`;

const entry = css`
  display: grid;
  column-gap: ${space.m};
  padding-block: 0.625rem;
  border-block-end: 1px solid ${colors.line};

  ${media.medium} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

const besideAnswer = css`
  ${media.medium} {
    grid-column: 2;
  }
`;

const inRed = css`
  color: ${colors.error};
  text-align: start;
`;
