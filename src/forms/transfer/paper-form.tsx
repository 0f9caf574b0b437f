import { css, Global } from "@emotion/react";
import { hoursSummary } from "../../lib/opening-hours";
import { usePaper } from "./paper";
import { fieldsIn, transferGroups } from "./transfer-fields";
import type { TransferWords } from "./transfer-words";
import { writtenAnswer } from "./written-answers";

interface Props {
  words: TransferWords;
  pharmacy: Queries.FormPharmacyFragment;
}

const sentTime = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

/**
 * The request on one sheet of US Letter paper. It is what the page looks like when it is printed,
 * so it also works where no script runs.
 */
export function PaperForm({ words, pharmacy }: Props) {
  const paper = usePaper();
  const { paper: text } = words;
  const { address } = pharmacy;
  return (
    <section css={sheet} data-paper={paper ? "filled" : ""}>
      <Global styles={[printNothingElse, printFormItself]} />
      <header css={head}>
        <div>
          <strong css={pharmacyName}>{pharmacy.name}</strong>
          <p>
            {address.street}, {address.city}, {address.state} {address.zip}
          </p>
          <p>
            {text.hours}: {hoursSummary(pharmacy.hours)}
          </p>
        </div>
        <div css={numbers}>
          <p>
            {text.fax}: <strong css={faxNumber}>{pharmacy.fax}</strong>
          </p>
          <p>
            {text.phone}: <strong>{pharmacy.phone}</strong>
          </p>
        </div>
      </header>
      <h2 css={title}>{paper?.sentAt ? text.receiptTitle : text.title}</h2>
      <p css={instructions}>
        {paper?.sentAt ? `${text.sentOnline} ${sentTime.format(paper.sentAt)}` : text.instructions}
      </p>
      {transferGroups.map((group) => (
        <section key={group} css={part}>
          <h3 css={partHeading}>{words.parts[group].heading}</h3>
          <dl css={grid}>
            {fieldsIn(group).map((field) => (
              <div key={field.name} style={{ gridColumn: `span ${field.paperColumns ?? 6}` }}>
                <dt css={label}>{words.questions[field.name].label}</dt>
                <dd css={[line, field.type === "lines" && severalLines]} translate="no">
                  {paper && writtenAnswer(field, paper.answers[field.name])}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {!paper?.sentAt && (
        <footer css={foot}>
          <p>{text.consent}</p>
          <div css={grid}>
            <div css={signature}>
              <div css={line} />
              <p css={label}>{text.signature}</p>
            </div>
            <div css={date}>
              <div css={line} />
              <p css={label}>{text.date}</p>
            </div>
          </div>
        </footer>
      )}
    </section>
  );
}

/** Takes the page around the paper away, and the paper's own surroundings out of its way. */
const printNothingElse = css`
  @media print {
    @page {
      size: letter;
      margin: 0.5in 0.6in;
    }

    body
      *:not(
        :has([data-paper], [data-answers]),
        [data-paper],
        [data-paper] *,
        [data-answers],
        [data-answers] *
      ) {
      display: none !important;
    }

    *:has([data-paper], [data-answers]) {
      display: block !important;
      position: static !important;
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: none !important;
    }
  }
`;

const hasAnswers = "html:has(form :required:valid)";
const putOnPaper = '[data-paper="filled"]';

/**
 * Where no script has put the answers on the paper, the form's own fields stand in the place of the
 * paper's lines, under its head and above the line to sign on.
 */
const printFormItself = css`
  @media print {
    html:not(:has(form :required:valid)) [data-answers],
    html:has(${putOnPaper}) [data-answers],
    [data-answers] :is(details, p),
    ${hasAnswers}:not(:has(${putOnPaper})) [data-paper] > section {
      display: none !important;
    }

    [data-answers] * {
      min-height: 0 !important;
      padding-block: 0 !important;
      row-gap: 2pt !important;
    }

    ${hasAnswers} [data-island] {
      display: flex !important;
      flex-direction: column;
    }

    ${hasAnswers} [data-paper=""] {
      display: contents;

      & > :not(footer) {
        order: -1;
      }

      & > footer {
        order: 1;
      }
    }
  }
`;

const sheet = css`
  display: none;

  @media print {
    display: block;
    color: #000;
    font-size: 10.5pt;
    line-height: 1.3;
  }
`;

const head = css`
  display: flex;
  justify-content: space-between;
  gap: 2rem;
  padding-block-end: 0.1in;
  border-block-end: 2pt solid #000;
`;

const pharmacyName = css`
  font-size: 14pt;
`;

const numbers = css`
  flex: none;
  text-align: end;
  white-space: nowrap;
`;

const faxNumber = css`
  font-size: 14pt;
`;

const title = css`
  margin-block-start: 0.14in;
  font-size: 17pt;
`;

const instructions = css`
  max-width: none;
`;

const part = css`
  break-inside: auto;
  margin-block-start: 0.13in;
`;

const partHeading = css`
  break-after: avoid;
  font-size: 11.5pt;
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 0.04in 0.2in;
`;

const label = css`
  font-size: 9pt;
`;

const line = css`
  min-height: 0.27in;
  border-block-end: 1pt solid #000;
  font-size: 11.5pt;
  line-height: 0.27in;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Ruled like a notepad, so that a long list keeps to its lines. */
const severalLines = css`
  min-height: calc(7 * 0.27in);
  background: repeating-linear-gradient(
    transparent 0 calc(0.27in - 0.75pt),
    #777 calc(0.27in - 0.75pt) 0.27in
  );
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;

const foot = css`
  break-inside: avoid;
  margin-block-start: 0.16in;
`;

const signature = css`
  grid-column: span 4;
`;

const date = css`
  grid-column: span 2;
`;
