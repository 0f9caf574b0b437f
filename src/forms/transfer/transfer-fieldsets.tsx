import { css } from "@emotion/react";
import { space } from "../../styles/tokens";
import { Field } from "../components/field";
import type { Form } from "../core/use-form";
import { SampleDrawing } from "./sample-drawing";
import {
  fieldsIn,
  type TransferField,
  type TransferGroup,
  transferGroups,
} from "./transfer-fields";
import { TransferFieldset } from "./transfer-fieldset";
import type { TransferWords } from "./transfer-words";

interface Props {
  form: Pick<Form<TransferField>, "fieldProps" | "isSending">;
  words: Pick<TransferWords, "groups" | "samples">;
}

const hasSample = (group: TransferGroup): group is keyof TransferWords["samples"] =>
  group === "medicines" || group === "insurance";

/** The 17 fields in their groups. They stay as they are while they are on their way. */
export const TransferFieldsets = ({ form, words }: Props) => (
  <div css={fieldsets} inert={form.isSending} data-answers>
    {transferGroups.map((group, index) => (
      <TransferFieldset
        key={group}
        position={index + 1}
        words={words.groups[group]}
        aside={hasSample(group) && <SampleDrawing {...words.samples[group]} />}
      >
        {fieldsIn(group).map((field) => (
          <Field key={field.name} {...form.fieldProps(field)} />
        ))}
      </TransferFieldset>
    ))}
  </div>
);

const fieldsets = css`
  display: grid;
  gap: ${space.xl};
  min-width: 0;
`;
