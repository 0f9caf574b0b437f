/** The page that a browser without scripts gets for a form: that it was sent, or what to do, with all answers kept. */
import { css } from "@emotion/react";
import type { ReactElement } from "react";
import { primaryButton } from "../src/components/buttons";
import { Text } from "../src/components/text";
import { ErrorSummary } from "../src/forms/components/error-summary";
import {
  badPanel,
  card,
  fieldGrid,
  formStack,
  goodPanel,
} from "../src/forms/components/form-styles";
import { WaysToReach } from "../src/forms/components/ways-to-reach";
import { CALL_CHOICE } from "../src/forms/core/answers";
import { countText } from "../src/forms/core/form-copy";
import {
  askedFields,
  type FieldDefinition,
  named,
  questionFor,
  withWords,
} from "../src/forms/core/form-definition";
import { Field } from "../src/forms/fields/field";
import { Fieldsets } from "../src/forms/request/fieldsets";
import { NextSteps } from "../src/forms/request/next-steps";
import type { RequestCopy } from "../src/forms/request/request-copy";
import { boxedRow, column, pressable, stack } from "../src/styles/recipes";
import { space, widths } from "../src/styles/tokens";
import { htmlPage } from "./html-page";
import { DOUBTS_SHOWN, type PostedForm } from "./posted-form";
import type { SiteWords } from "./site-words";
import type { Outcome } from "./smtp-fault";

interface Props extends PostedForm, Pick<SiteWords, "brand"> {
  outcome: Outcome | "incomplete";
  /** Address of the site's home page. */
  home: string;
}

/** Returns the HTML of the page. Its title has no answer, and browsers keep no copy of it. */
export function answerPage(props: Props): string {
  const { locale, language, brand, home, outcome, copy } = props;
  const { pharmacy, facts } = language;
  const heading = headingOf(props);
  return htmlPage(
    { locale, brand, facts, title: `${heading} | ${pharmacy.name}` },
    <main css={[column, page]}>
      <a href={home} css={[pressable, start]}>
        {pharmacy.name}
      </a>
      <h1>{outcome === "incomplete" ? copy.heading : heading}</h1>
      {outcome === "sent" ? <Sent {...props} /> : <Again {...props} outcome={outcome} />}
    </main>,
  );
}

function headingOf({ outcome, copy, errors, doubts }: Props): string {
  if (outcome === "sent") return copy.sent.heading;
  if (outcome === "serverError") return copy.failed.uncertainHeading;
  if (outcome !== "incomplete") return copy.failed.heading;
  return errors.length > 0
    ? countText(copy.errors.count, errors.length)
    : countText(copy.warnings.count, doubts.length);
}

const Sent = ({ copy, answers, definition, language }: Props) => (
  <div css={goodPanel}>
    <Text as="p">{copy.sent.text}</Text>
    {isRequest(copy) && <NextSteps definition={definition} copy={copy} answers={answers} />}
    <WaysToReach copy={copy.reach} pharmacy={language.pharmacy} />
  </div>
);

/** What to do, and the form with everything that was typed. */
function Again(props: Props & { outcome: Exclude<Props["outcome"], "sent"> }): ReactElement {
  const { outcome, copy, definition, answers, errors, doubts, call, mayCall, language } = props;
  const { id, fields } = definition;
  // Days to choose from follow the clock, which needs a script.
  const shown = askedFields(fields, answers).filter(({ type }) => type !== "day");
  const fieldProps = (field: FieldDefinition) => ({
    formId: id,
    field,
    question: questionFor(copy.questions, field.name),
    optional: field.optional === true ? copy.optional : undefined,
    isAsked: true,
    readOnly: false,
    answer: answers[field.name],
    error: named(errors, field.name)?.message,
    warning: named(doubts, field.name)?.message,
  });
  return (
    <form method="post" css={[card, formStack]}>
      {outcome === "incomplete" ? (
        <ErrorSummary copy={copy} form={{ id, errors, doubts, stoppedBy: [] }} isOpen />
      ) : (
        <div css={badPanel} role="alert">
          <Text as="p">{copy.failed.reasons[outcome]}</Text>
          <div>
            <Text as="p">{copy.failed.otherWays}</Text>
            <WaysToReach copy={copy.reach} pharmacy={language.pharmacy} />
          </div>
        </div>
      )}
      {isRequest(copy) ? (
        <Fieldsets
          form={{
            definition: withWords(
              definition,
              copy.questions.filter(({ name }) => named(shown, name)),
            ),
            fieldProps,
            isSending: false,
          }}
          copy={{ ...copy, shortcuts: null, samples: null }}
        />
      ) : (
        <div css={fieldGrid}>
          {shown.map((field) => (
            <Field key={field.name} {...fieldProps(field)} />
          ))}
        </div>
      )}
      {call && (
        <label css={[boxedRow, start]}>
          <input type="checkbox" name={CALL_CHOICE} defaultChecked={mayCall} />
          {call.choice}
        </label>
      )}
      {fields.map(({ name }) =>
        named(shown, name) ? null : (
          <input key={name} type="hidden" name={name} value={answers[name]} />
        ),
      )}
      <input type="hidden" name={DOUBTS_SHOWN} value={doubts.map(({ name }) => name).join(" ")} />
      <button type="submit" css={[primaryButton, start]}>
        {outcome === "incomplete" ? copy.submit : copy.failed.tryAgain}
      </button>
    </form>
  );
}

const isRequest = (copy: Props["copy"]): copy is Props["copy"] & RequestCopy => "groups" in copy;

const page = css`
  ${stack(space.l)};
  max-width: calc(${widths.text} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-block: ${space.section};

  /* They stay at the edges of a longer page with a header. */
  & legend,
  & details {
    position: static;
    margin-block-start: 0;
  }
`;

const start = css`
  justify-self: start;
`;
