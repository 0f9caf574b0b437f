/** The mail of a form: what the templates of `docs/going-live.md` show, in the words of the form's first language. */
import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parameterOf } from "../src/forms/core/answers";
import type { FormDefinition } from "../src/forms/core/form-definition";
import { named } from "../src/forms/core/question";
import { kinds } from "../src/forms/fields/kinds";
import type { FormWords } from "./site-words";

export interface FormMail {
  subject: string;
  headers: Readonly<Record<string, string>>;
  text: string;
  html: string;
  /** The patient, if the form asks for an email address and the answer is one. No other header has an answer. */
  replyTo?: string;
}

/** One address alone, without a name, and without a line break. */
const ADDRESS = /^[^\s@<>",:;()[\]\\]{1,64}@[a-z\d.-]{1,190}$/i;

/**
 * Returns the mail of the parameters that a form sends, in the words of the pharmacy's first language.
 *
 * @param time in the subject: mail programs put mails with the same subject into one conversation, where staff may
 *   miss the second patient
 */
export function composeMail(
  definition: FormDefinition,
  params: Readonly<Record<string, string>>,
  { questions, paper, heading, groups }: FormWords,
  time: string,
): FormMail {
  const { email = "", form_language: language } = params;
  const title = paper?.title ?? heading;
  const parts = Object.entries(definition.groups).map(([name, fields]) => ({
    heading: named(groups, name)?.heading ?? "",
    rows: fields.flatMap(({ name, type }) => {
      const answer = params[parameterOf(name)];
      const question = named(questions, name);
      if (answer === undefined || !question) return [];
      return [{ label: question.label, answer, hasLines: kinds[type].hasLines }];
    }),
  }));
  return {
    subject: `${title}, ${time}`,
    // Keeps holiday replies, which may quote a request, from being sent (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
    replyTo: ADDRESS.test(email) ? email : undefined,
    text: [
      ...(language ? [language] : []),
      ...parts.map(({ heading, rows }) =>
        [heading, ...rows.map(({ label, answer }) => `${label}: ${answer}`)].join("\n").trim(),
      ),
    ].join("\n\n"),
    html: renderToStaticMarkup(
      <>
        <h2>{title}</h2>
        {language && <p>{language}</p>}
        {parts.map(({ heading, rows }, part) => (
          <Fragment key={part}>
            {heading && <h3>{heading}</h3>}
            {rows.map(({ label, answer, hasLines }) => (
              <div key={label}>
                {label}: {/* Outlook keeps the lines of no other element. */}
                {hasLines ? (
                  <pre dir="auto" style={{ font: "inherit" }}>
                    {answer}
                  </pre>
                ) : (
                  <span dir="auto">{answer}</span>
                )}
              </div>
            ))}
          </Fragment>
        ))}
      </>,
    ),
  };
}
