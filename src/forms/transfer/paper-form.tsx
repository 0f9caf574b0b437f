import { css } from "@emotion/react";
import { streetAddress } from "../../lib/location";
import { formatAnswer } from "../core/answers";
import { questionFor } from "../core/form-definition";
import { fieldsIn, transferGroups } from "./transfer-fields";
import { hasCopy, type TransferCopy } from "./transfer-copy";
import type { FilledPaper } from "./use-paper";
import { Wording } from "../../components/wording";
import { fillIn } from "../../lib/fill-in";
import type { Words } from "../../lib/words";

interface Props {
  copy: TransferCopy;
  /** Words in the site's default language, below those of the patient's. Absent if both are the same. */
  original?: Queries.PaperWordsFragment | null;
  pharmacy: Queries.FormPharmacyFragment;
  /** Opening hours of the store as one text. */
  hours: Words;
  /** `null` for an empty form. */
  filled: FilledPaper | null;
}

const sentTime = (at: Date) =>
  at.toLocaleString(document.documentElement.lang || undefined, {
    dateStyle: "long",
    timeStyle: "short",
  });

/**
 * The request on one sheet of US Letter paper: the print version of the page, which therefore works
 * without scripts. Its styles are in `static/transfer-paper.css`.
 */
export function PaperForm({ copy, original, pharmacy, hours, filled }: Props) {
  const { paper: text } = copy;
  const isReceipt = Boolean(filled?.sentAt);
  const below = (words: Words | null | undefined) =>
    original && (
      <span lang={original.locale} className="original">
        <Wording>{words}</Wording>
      </span>
    );
  return (
    <section className="transfer-paper" css={onlyInPrint} data-paper={filled ? "filled" : ""}>
      <header>
        <div>
          <strong>{pharmacy.name}</strong>
          <p>{streetAddress(pharmacy.address)}</p>
          <p>
            <Wording>{fillIn("{label}: {hours}", { label: text.hours, hours })}</Wording>
          </p>
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
      {transferGroups.map((group) => (
        <section key={group}>
          <h3>
            <Wording>{copy.groups[group].heading}</Wording>
            {below(original?.groups[group].heading)}
            {!filled && hasCopy(copy.shortcuts, group) && (
              <span className="choice">
                <Wording>{copy.shortcuts[group]}</Wording>
                {below(original?.shortcuts[group])}
              </span>
            )}
          </h3>
          <dl className="grid">
            {fieldsIn(group).map((field) => (
              <div key={field.name} className={field.paperWidth}>
                <dt>
                  <Wording>{questionFor(copy.questions, field.name).label}</Wording>
                  {below(original && questionFor(original.questions, field.name).label)}
                </dt>
                <dd className={field.type === "lines" ? "lines" : undefined} translate="no">
                  {filled && formatAnswer(field, filled.answers[field.name])}
                </dd>
              </div>
            ))}
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
            <div className="four">
              <div className="line" />
              <p>
                <Wording>{text.signature}</Wording>
                {below(original?.paper.signature)}
              </p>
            </div>
            <div className="two">
              <div className="line" />
              <p>
                <Wording>{text.date}</Wording>
                {below(original?.paper.date)}
              </p>
            </div>
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
