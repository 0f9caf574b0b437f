/** The page that a browser without scripts gets for a form: that it was sent, or what to do, with all answers kept. */
import { CacheProvider, css } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FactsProvider } from "../src/components/facts";
import { primaryButton } from "../src/components/button-styles";
import { Text } from "../src/components/text";
import { Wording } from "../src/components/wording";
import {
  badPanel,
  card,
  fieldGrid,
  formStack,
  goodPanel,
} from "../src/forms/components/form-styles";
import { WaysToReach } from "../src/forms/components/ways-to-reach";
import { CALL_CHOICE } from "../src/forms/core/answers";
import { fieldId } from "../src/forms/core/field-focus";
import { countText } from "../src/forms/core/form-copy";
import { type FieldDefinition, named, questionFor } from "../src/forms/core/form-definition";
import { Field } from "../src/forms/fields/field";
import { withPolicy } from "../src/gatsby/policy/page-policy";
import { directionOf } from "../src/lib/language";
import { fillIn, plain, type Words } from "../src/lib/words";
import { createEmotionCache } from "../src/styles/emotion-cache";
import { column } from "../src/styles/global-styles";
import { GlobalStyles } from "../src/styles/page-styles";
import { stack } from "../src/styles/recipes";
import { fonts, space, typeScale, widths } from "../src/styles/tokens";
import type { Failure } from "./outcome";
import { DOUBTS_SHOWN, type PostedForm } from "./posted-form";
import type { SiteWords } from "./site-words";

interface Props extends PostedForm {
  outcome: "sent" | "incomplete" | Failure;
  words: Pick<SiteWords, "brand">;
  /** Address of the site's home page. */
  home: string;
}

/** Returns the HTML of the page. Its title has no answer, and browsers keep no copy of it. */
export function answerPage(props: Props): string {
  const { locale, language, words, home } = props;
  const { pharmacy, facts } = language;
  const heading = headingOf(props);
  const cache = createEmotionCache();
  // Before rendering, or Emotion would put styles among the elements.
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <GlobalStyles {...words.brand} direction={directionOf(locale)} />
      <FactsProvider value={facts}>
        <main css={[column, page]}>
          <a href={home}>{pharmacy.name}</a>
          <h1>
            <Wording>{heading}</Wording>
          </h1>
          {props.outcome === "sent" ? (
            <Sent {...props} />
          ) : (
            <Again {...props} outcome={props.outcome} />
          )}
        </main>
      </FactsProvider>
    </CacheProvider>,
  );
  const { html, styles } = extractCriticalToChunks(body);
  const document = renderToStaticMarkup(
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${plain(heading)} | ${pharmacy.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles.map((chunk) => chunk.css).join("") }} />
      </head>
      <body dangerouslySetInnerHTML={{ __html: html }} />
    </html>,
  );
  return withPolicy(`<!DOCTYPE html>${document}`, () => []);
}

function headingOf({ outcome, copy, errors, doubts }: Props): Words {
  if (outcome === "sent") return copy.sent.heading;
  if (outcome === "serverError") return copy.failed.uncertainHeading;
  if (outcome !== "incomplete") return copy.failed.heading;
  return errors.length > 0
    ? countText(copy.errors.count, errors.length)
    : countText(copy.warnings.count, doubts.length);
}

function Sent({ copy, answers, definition, language }: Props): ReactElement {
  // Some answers have steps of their own.
  const chosen = definition.fields
    .filter(({ options }) => options)
    .map(({ name }) => named(questionFor(copy.questions, name).options, answers[name] ?? ""))
    .find((option) => option?.next?.length);
  const steps = chosen?.next ?? copy.sent.next ?? [];
  return (
    <div css={goodPanel}>
      <Text as="p">{copy.sent.text}</Text>
      {steps.length > 0 && (
        <ol css={list}>
          {steps.map((step, index) => (
            <Text as="li" key={index}>
              {step}
            </Text>
          ))}
        </ol>
      )}
      <WaysToReach copy={copy.reach} pharmacy={language.pharmacy} />
    </div>
  );
}

/** What to do, and the form with everything that was typed. */
function Again(props: Props & { outcome: "incomplete" | Failure }): ReactElement {
  const { outcome, copy, definition, errors, doubts, call, mayCall } = props;
  const messages = errors.length > 0 ? errors : doubts;
  const submit = outcome === "incomplete" ? copy.submit : copy.failed.tryAgain;
  const idOf = (name: string) => fieldId(definition.id, name);
  return (
    <form method="post" css={[card, formStack]}>
      <div css={badPanel} role="alert">
        {outcome === "incomplete" ? (
          <>
            <ul css={list}>
              {messages.map(({ name, label, message }) => (
                <li key={name}>
                  <a href={`#${idOf(name)}`}>
                    <Wording>{label}</Wording>
                  </a>
                  <Wording as="span">{fillIn(": {message}", { message })}</Wording>
                </li>
              ))}
            </ul>
            {errors.length === 0 && (
              <Wording as="p">{fillIn(copy.warnings.again, { submit: copy.submit })}</Wording>
            )}
          </>
        ) : (
          <>
            <Text as="p">{copy.failed.reasons[outcome]}</Text>
            <Text as="p">{copy.failed.otherWays}</Text>
            <WaysToReach copy={copy.reach} pharmacy={props.language.pharmacy} />
          </>
        )}
      </div>
      {Object.entries(definition.groups).map(([name, fields]) => (
        <fieldset key={name} css={group}>
          {copy.groups && (
            <legend css={legend}>
              <Wording>{named(copy.groups, name)?.heading}</Wording>
            </legend>
          )}
          <div css={fieldGrid}>
            {fields.map((field) => (
              <AnsweredField key={field.name} {...props} field={field} />
            ))}
          </div>
        </fieldset>
      ))}
      {call && (
        <label>
          <input type="checkbox" name={CALL_CHOICE} defaultChecked={mayCall} />{" "}
          <Wording>{call.choice}</Wording>
        </label>
      )}
      <input type="hidden" name={DOUBTS_SHOWN} value={doubts.map(({ name }) => name).join(" ")} />
      <button type="submit" css={[primaryButton, start]}>
        <Wording>{submit}</Wording>
      </button>
    </form>
  );
}

/** A field with its answer. */
function AnsweredField({ field, ...props }: Props & { field: FieldDefinition }): ReactElement {
  const { definition, copy, answers, errors, doubts } = props;
  const { name, type, askedIf, optional } = field;
  const answer = answers[name] ?? "";
  const isAsked = !askedIf || askedIf.answers.includes(answers[askedIf.field] ?? "");
  // Days to choose from follow the clock, which needs a script.
  if (!isAsked || type === "day") return <input type="hidden" name={name} value={answer} />;
  return (
    <Field
      formId={definition.id}
      field={field}
      question={questionFor(copy.questions, name)}
      optional={optional === true ? copy.optional : undefined}
      isAsked
      answer={answer}
      error={named(errors, name)?.message}
      warning={named(doubts, name)?.message}
    />
  );
}

const page = css`
  ${stack(space.l)};
  max-width: calc(${widths.text} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-block: ${space.section};
`;

const list = css`
  ${stack("0.5rem")};
  padding-inline-start: 1.5rem;
  list-style: decimal;
`;

const group = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const legend = css`
  margin-block-end: ${space.m};
  padding: 0;
  font: 700 ${typeScale.h3} / 1.25 ${fonts.heading};
`;

const start = css`
  justify-self: start;
`;
