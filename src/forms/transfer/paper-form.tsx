import { css } from "@emotion/react";
import { streetAddress } from "../../lib/location";
import { formatAnswer } from "../core/answers";
import { questionFor } from "../core/form-definition";
import { fieldsIn, transferGroups } from "./transfer-fields";
import { hasCopy, type TransferCopy } from "./transfer-copy";
import type { FilledPaper } from "./use-paper";

interface Props {
  copy: TransferCopy;
  /** Words in the site's default language, below those of the patient's. Absent if both are the same. */
  original?: Queries.PaperWordsFragment | null;
  pharmacy: Queries.FormPharmacyFragment;
  /** Opening hours of the store as one text. */
  hours: string;
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
  const below = (words: string | null | undefined) =>
    original && (
      <span lang={original.locale} className="original">
        {words}
      </span>
    );
  return (
    <section className="transfer-paper" css={onlyInPrint} data-paper={filled ? "filled" : ""}>
      <header>
        <div>
          <strong>{pharmacy.name}</strong>
          <p>{streetAddress(pharmacy.address)}</p>
          <p>{`${text.hours}: ${hours}`}</p>
        </div>
        <div>
          {pharmacy.fax && (
            <p>
              {`${text.fax}: `}
              <strong>{pharmacy.fax}</strong>
            </p>
          )}
          <p>
            {`${text.phone}: `}
            <strong>{pharmacy.phone}</strong>
          </p>
        </div>
      </header>
      <h2>
        {isReceipt ? text.receiptTitle : text.title}
        {below(isReceipt ? original?.paper.receiptTitle : original?.paper.title)}
      </h2>
      <p>{filled?.sentAt ? `${text.sentOnline} ${sentTime(filled.sentAt)}` : text.instructions}</p>
      {transferGroups.map((group) => (
        <section key={group}>
          <h3>
            {copy.groups[group].heading}
            {below(original?.groups[group].heading)}
            {!filled && hasCopy(copy.shortcuts, group) && (
              <span className="choice">
                {copy.shortcuts[group]}
                {below(original?.shortcuts[group])}
              </span>
            )}
          </h3>
          <dl className="grid">
            {fieldsIn(group).map((field) => (
              <div key={field.name} className={field.paperWidth}>
                <dt>
                  {questionFor(copy.questions, field.name).label}
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
            {text.consent}
            {below(original?.paper.consent)}
          </p>
          <div className="grid">
            <div className="four">
              <div className="line" />
              <p>
                {text.signature}
                {below(original?.paper.signature)}
              </p>
            </div>
            <div className="two">
              <div className="line" />
              <p>
                {text.date}
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
