import { css } from "@emotion/react";
import { streetAddress } from "../../lib/location";
import { answerText, CALL_CHOICE } from "../core/answers";
import { askedFields, type FormDefinition } from "../core/form-definition";
import { named, questionFor } from "../core/question";
import { kinds } from "../fields/kinds";
import type { RequestProps } from "./request-copy";
import type { PaperContent } from "./use-paper";
import { Text } from "../../components/text";

interface Props
  extends
    PaperContent,
    Pick<RequestProps, "copy" | "original" | "pharmacy" | "hours" | "notices" | "language"> {
  definition: FormDefinition;
}

const sentTime = (at: Date) =>
  at.toLocaleString(document.documentElement.lang || undefined, {
    dateStyle: "long",
    timeStyle: "short",
    hour12: true,
  });

/** The request on one sheet of US Letter: the page's print version, with the styles of `static/paper-form.css`. */
export function PaperForm({
  definition,
  copy,
  original,
  pharmacy,
  hours,
  notices = [],
  language,
  filled,
  isAlone,
}: Props) {
  const { paper: text } = copy;
  const isReceipt = Boolean(filled?.sentAt);
  /** Words in the pharmacist's language, if that is another one. */
  const below = (words: string | null | undefined) =>
    original && (
      <span lang={original.locale} className="original">
        {words}
      </span>
    );
  /** Words in the patient's language, and below them in the pharmacist's. */
  const both = (wordsOf: (copy: Queries.PaperWordsFragment) => string | null | undefined) => (
    <>
      {wordsOf(copy)}
      {original && below(wordsOf(original))}
    </>
  );
  return (
    <section
      // A translator's texts would stay on another sheet.
      key={Number(isReceipt)}
      className="paper-form"
      css={onlyInPrint}
      data-paper={filled ? "filled" : ""}
      data-alone={isAlone || undefined}
      data-never-blank={!definition.hasBlankPaper || undefined}
    >
      <header>
        <div>
          <strong>{pharmacy.name}</strong>
          <p>{streetAddress(pharmacy.address)}</p>
          <p>
            {text.hours}: {hours}
          </p>
        </div>
        <div>
          {pharmacy.fax && (
            <p>
              {text.fax}:{" "}
              <strong>
                <bdi>{pharmacy.fax}</bdi>
              </strong>
            </p>
          )}
          <p>
            {text.phone}:{" "}
            <strong>
              <bdi>{pharmacy.phone}</bdi>
            </strong>
          </p>
        </div>
      </header>
      <h2>{both(({ paper }) => (isReceipt ? paper.receiptTitle : paper.title))}</h2>
      <p>{filled?.sentAt ? `${text.sentOnline} ${sentTime(filled.sentAt)}` : text.instructions}</p>
      {notices.map(
        ({ path, onPaper }) =>
          onPaper && (
            <Text key={path} as="p" className="help">
              {onPaper}
            </Text>
          ),
      )}
      {Object.entries(definition.groups).map(([group, fields]) => (
        <section key={group}>
          <h3>
            {both(({ groups }) => named(groups, group)?.heading)}
            {!filled && named(copy.shortcuts, group) && (
              <span className="choice">
                {both(({ shortcuts }) => named(shortcuts, group)?.label)}
              </span>
            )}
          </h3>
          <dl className="grid">
            {askedFields(fields, filled?.answers ?? {}).map((field) => {
              const answer = filled?.answers[field.name] ?? "";
              const words = answerText(field, answer, copy.questions);
              const originalWords = original && answerText(field, answer, original.questions);
              return (
                <div key={field.name} className={field.paperWidth}>
                  <dt>{both(({ questions }) => questionFor(questions, field.name).label)}</dt>
                  <dd className={kinds[field.type].hasLines && "lines"} translate="no">
                    <bdi>{words}</bdi>
                    {originalWords !== words && below(originalWords)}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
      {language?.call && filled?.answers[CALL_CHOICE] && (
        <p>
          {language.call.choice}
          {below(language.call.note)}
        </p>
      )}
      {!isReceipt && (
        <footer>
          <p>{both(({ paper }) => paper.consent)}</p>
          {/* The signature names the patient, also on a sheet of its own. */}
          {filled && (
            <p className="patient">
              {definition.fields
                .filter(({ name }) => name === "patientName" || name === "dateOfBirth")
                .map((field) => (
                  <span key={field.name}>
                    {questionFor(copy.questions, field.name).label}{" "}
                    <b translate="no">
                      <bdi>
                        {answerText(field, filled.answers[field.name] ?? "", copy.questions)}
                      </bdi>
                    </b>
                  </span>
                ))}
            </p>
          )}
          <div className="grid">
            {(["signature", "date"] as const).map((part) => (
              <div key={part} className={part === "date" ? "two" : "four"}>
                <div className="line" />
                <p>{both(({ paper }) => paper[part])}</p>
              </div>
            ))}
          </div>
        </footer>
      )}
    </section>
  );
}

const onlyInPrint = css`
  @media not print {
    display: none;
  }
`;
