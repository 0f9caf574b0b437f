import { css } from "@emotion/react";
import { Text } from "../../components/text";
import { stack } from "../../styles/recipes";
import type { Answers, FormDefinition } from "../core/form-definition";
import { named } from "../core/question";
import type { RequestCopy } from "./request-copy";

interface Props {
  definition: FormDefinition;
  copy: Pick<RequestCopy, "questions" | "sent">;
  answers: Answers;
}

/** What happens after a request was sent. A chosen answer can have steps of its own. */
export function NextSteps({ definition, copy, answers }: Props) {
  const chosen = definition.fields
    .map(({ name }) => named(named(copy.questions, name)?.options, answers[name] ?? ""))
    .find((option) => option?.next?.length);
  return (
    <ol css={list}>
      {(chosen?.next ?? copy.sent.next).map((step, index) => (
        <Text as="li" key={index}>
          {step}
        </Text>
      ))}
    </ol>
  );
}

const list = css`
  ${stack("0.5rem")};
  padding-inline-start: 1.5rem;
  list-style: decimal;
`;
