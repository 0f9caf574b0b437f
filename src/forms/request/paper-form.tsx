import { css } from "@emotion/react";
import { streetAddress } from "../../lib/location";
import { answerText } from "../core/answers";
import { askedFields, type FormDefinition, named, questionFor } from "../core/form-definition";
import { kinds } from "../fields/kinds";
import type { RequestCopy } from "./request-copy";
import type { FilledPaper } from "./use-paper";
import { Text, Wording } from "../../components/text";
import { fillIn, type Words } from "../../lib/words";
import type { FormNotice } from "../../lib/legal-notices";

/** Words of the paper form in another language. */
export type OriginalWords = Queries.PaperWordsFragment & { readonly locale: string };

interface Props {
  definition: FormDefinition;
  copy: RequestCopy;
  /** Words in the site's default language, below those of the patient's. Absent if both are the same. */
  original?: OriginalWords | null;
  pharmacy: Queries.FormPharmacyFragment;
  /** Opening hours of the store as one text. */
  hours: Words;
  notices?: readonly FormNotice[];
  /** `null` for an empty form. */
  filled: FilledPaper | null;
  /** True if no other form of the page is printed with it. */
  isAlone: boolean;
}

const sentTime = (at: Date) =>
  at.toLocaleString(document.documentElement.lang || undefined, {
    dateStyle: "long",
    timeStyle: "short",
  });

/**
 * The request on one sheet of US Letter paper: the print version of the page, which therefore works
 * without scripts. Its styles are in `static/paper-form.css`.
 */
export function PaperForm({
  definition,
  copy,
  original,
  pharmacy,
  hours,
  notices = [],
  filled,
  isAlone,
}: Props) {
  const { paper: text } = copy;
  const isReceipt = Boolean(filled?.sentAt);
  const below = (words: Words | null | undefined) =>
    original && (
      <Wording as="span" lang={original.locale} className="original">
        {words}
      </Wording>
    );
  return (
    <section
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
          <Wording as="p">{fillIn("{label}: {hours}", { label: text.hours, hours })}</Wording>
        </div>
        <div>
          {pharmacy.fax && (
            <p>
              <Wording>{fillIn("{label}: ", { label: text.fax })}</Wording>
              <strong>{pharmacy.fax}</strong>
            </p>
          )}
          <p>
            <Wording>{fillIn("{label}: ", { label: text.phone })}</Wording>
            <strong>{pharmacy.phone}</strong>
          </p>
        </div>
      </header>
      <h2>
        <Wording>{isReceipt ? text.receiptTitle : text.title}</Wording>
        {below(isReceipt ? original?.paper.receiptTitle : original?.paper.title)}
      </h2>
      <p>
        <Wording>
          {filled?.sentAt
            ? fillIn("{label} {time}", { label: text.sentOnline, time: sentTime(filled.sentAt) })
            : text.instructions}
        </Wording>
      </p>
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
            <Wording>{named(copy.groups, group)?.heading}</Wording>
            {below(named(original?.groups, group)?.heading)}
            {!filled && named(copy.shortcuts, group) && (
              <span className="choice">
                <Wording>{named(copy.shortcuts, group)?.label}</Wording>
                {below(named(original?.shortcuts, group)?.label)}
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
                  <dt>
                    <Wording>{questionFor(copy.questions, field.name).label}</Wording>
                    {below(original && questionFor(original.questions, field.name).label)}
                  </dt>
                  <dd className={kinds[field.type].hasLines && "lines"} translate="no">
                    {words}
                    {originalWords !== words && below(originalWords)}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
      {!isReceipt && (
        <footer>
          <p>
            <Wording>{text.consent}</Wording>
            {below(original?.paper.consent)}
          </p>
          <div className="grid">
            {(["signature", "date"] as const).map((part) => (
              <div key={part} className={part === "date" ? "two" : "four"}>
                <div className="line" />
                <p>
                  <Wording>{text[part]}</Wording>
                  {below(original?.paper[part])}
                </p>
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
