/** The mail of a form: what the templates of `docs/going-live.md` show, in the words of the form's first language. */
import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parameterOf } from "../src/forms/core/answers";
import { type FormDefinition, named, questionFor } from "../src/forms/core/form-definition";
import { kinds } from "../src/forms/fields/kinds";
import { plain } from "../src/lib/words";
import type { FormWords } from "./site-words";

export interface FormMail {
  from: string;
  to: string;
  /** The patient, if the form asks for an email address and the answer is one. No other header has an answer. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** One address alone, without a name, and without a line break. */
const ADDRESS = /^[^\s@<>",:;()[\]\\]{1,64}@[a-z\d.-]{1,190}$/i;

interface Mailboxes {
  from: string;
  to: string;
}

/**
 * Returns the mail.
 *
 * @param params parameters of the mail template, as the form sends them
 * @param words of the pharmacy's first language
 */
export function composeMail(
  { groups }: FormDefinition,
  params: Readonly<Record<string, string>>,
  words: FormWords,
  mailboxes: Mailboxes,
): FormMail {
  const { questions, paper, heading } = words;
  const { email = "", form_language: language } = params;
  const subject = plain(paper?.title ?? heading);
  const parts = Object.entries(groups).map(([name, fields]) => ({
    heading: plain(named(words.groups, name)?.heading ?? ""),
    rows: fields.flatMap(({ name, type }) => {
      const answer = params[parameterOf(name)];
      if (answer === undefined || !named(questions, name)) return [];
      const label = plain(questionFor(questions, name).label);
      return [{ label, answer, hasLines: kinds[type].hasLines }];
    }),
  }));
  return {
    ...mailboxes,
    replyTo: ADDRESS.test(email) ? email : undefined,
    subject,
    text: [
      ...(language ? [language] : []),
      ...parts.map(({ heading, rows }) =>
        [heading, ...rows.map(({ label, answer }) => `${label}: ${answer}`)].join("\n").trim(),
      ),
    ].join("\n\n"),
    html: renderToStaticMarkup(
      <>
        <h2>{subject}</h2>
        {language && <p>{language}</p>}
        {parts.map(({ heading, rows }, part) => (
          <Fragment key={part}>
            {heading && <h3>{heading}</h3>}
            {rows.map(({ label, answer, hasLines }) => (
              <Fragment key={label}>
                {/* Outlook keeps the lines of no other element. */}
                {hasLines ? <p>{label}:</p> : <p>{`${label}: ${answer}`}</p>}
                {hasLines && <pre style={{ font: "inherit" }}>{answer}</pre>}
              </Fragment>
            ))}
          </Fragment>
        ))}
      </>,
    ),
  };
}
