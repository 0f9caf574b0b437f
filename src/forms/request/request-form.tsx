import { css } from "@emotion/react";
import * as Eye from "lucide-react/icons/eye";
import { useState } from "react";
import { ButtonRow, secondaryButton } from "../../components/buttons";
import { Icon } from "../../components/icon";
import { Text } from "../../components/text";
import { stack } from "../../styles/recipes";
import { media, space } from "../../styles/tokens";
import { CopyAnswers } from "../components/copy-answers";
import { quietText, formStack } from "../components/form-styles";
import { FormView } from "../components/form-view";
import { PrintButton } from "../components/print-button";
import { SentPanel } from "../components/result-panels";
import type { FormDefinition } from "../core/form-definition";
import { useChangeBefore } from "../core/use-change-before";
import { useForm } from "../core/use-form";
import { BeforeYouStart, OnPaper } from "./before-you-start";
import { PaperForm } from "./paper-form";
import { ReviewDialog } from "./review-dialog";
import { Fieldsets } from "./fieldsets";
import { NextSteps } from "./next-steps";
import type { RequestProps } from "./request-copy";
import { type FilledPaper, usePaper } from "./use-paper";

interface Props extends RequestProps {
  definition: FormDefinition;
}

/** Form for a request, with its review and receipt, and the paper form that answers print on. */
export function RequestForm(props: Props) {
  const form = useForm({ ...props, original: props.original?.questions });
  const { definition } = form;
  const { copy, pharmacy } = props;

  /** Answers to print; `null` if the form is empty. */
  const filledIn = () => {
    const answers = form.currentAnswers();
    return answers && { answers, sentAt: null };
  };
  const receipt = form.phase.name === "sent" ? form.phase.receipt : null;
  const paper = usePaper(() => filledIn() ?? receipt);
  const printButton = (label: string, content: () => FilledPaper | null) => (
    <PrintButton
      onPrint={() => paper.print(content())}
      otherwise={
        <div css={formStack}>
          <Text as="p">{copy.paper.cannotPrint}</Text>
          <ButtonRow>
            <CopyAnswers copy={copy.failed} answersAsText={() => form.asText(content()?.answers)} />
          </ButtonRow>
        </div>
      }
    >
      {label}
    </PrintButton>
  );
  const printPaper = definition.hasBlankPaper && printButton(copy.paper.print, filledIn);
  const printForFax = printButton(copy.printForFax, filledIn);

  const [reviewed, setReviewed] = useState<ReturnType<typeof form.review>>(null);
  useChangeBefore("pagehide", () => setReviewed(null));

  return (
    // Answers on the paper form would otherwise stay as they were.
    <div css={noBox} onInput={paper.clear} onReset={paper.clear}>
      <div css={layout}>
        <BeforeYouStart
          copy={copy}
          pharmacy={pharmacy}
          canSend={form.canSend}
          printButton={printPaper}
        />
        <FormView
          css={main}
          form={form}
          notSetUp={{ children: <OnPaper copy={copy} printButton={printPaper} /> }}
          sent={
            <SentPanel
              copy={{ ...copy.sent, done: copy.receipt.done }}
              onDone={() => {
                paper.clear();
                form.finish();
              }}
              actions={receipt && printButton(copy.receipt.print, () => receipt)}
            >
              {receipt && (
                <>
                  <NextSteps definition={definition} copy={copy} answers={receipt.answers} />
                  <Text as="p" css={quietText}>
                    {copy.receipt.text}
                  </Text>
                </>
              )}
            </SentPanel>
          }
          notice={
            form.canSend && (
              <Text as="p" css={quietText}>
                {copy.notice.promise}
              </Text>
            )
          }
          failedActions={printForFax}
          actions={
            <>
              {!form.canSend && printForFax}
              <button
                type="button"
                css={secondaryButton}
                disabled={form.isSending}
                onClick={() => setReviewed(form.review())}
              >
                <Icon of={Eye} size={20} />
                {copy.review.open}
              </button>
            </>
          }
        >
          {copy.allNeeded && (
            <Text as="p" css={quietText}>
              {copy.allNeeded}
            </Text>
          )}
          <Fieldsets form={form} copy={copy} />
        </FormView>
        {reviewed && (
          <ReviewDialog form={form} copy={copy} {...reviewed} onClose={() => setReviewed(null)} />
        )}
      </div>
      <PaperForm {...props} {...paper.content} definition={definition} />
    </div>
  );
}

const noBox = css`
  display: contents;
`;

const layout = css`
  ${stack(`clamp(${space.m}, 4vw, ${space.xl})`)};

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 25rem;
  }
`;

/** Left of `BeforeYouStart` on a wide screen. */
const main = css`
  align-content: start;

  ${media.large} {
    grid-column: 1;
    grid-row: 1;
  }
`;
