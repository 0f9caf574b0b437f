import { Field } from "../components/field";
import type { Form } from "../core/use-form";
import { SampleIllustration } from "./sample-illustration";
import {
  fieldsIn,
  type TransferField,
  type TransferGroup,
  transferGroups,
} from "./transfer-fields";
import { fieldsets, TransferFieldset } from "./transfer-fieldset";
import type { TransferCopy } from "./transfer-copy";

interface Props {
  form: Pick<Form<TransferField>, "fieldProps" | "isSending">;
  copy: Pick<TransferCopy, "groups" | "groupPosition" | "samples">;
}

const hasSample = (group: TransferGroup): group is keyof TransferCopy["samples"] =>
  group === "medicines" || group === "insurance";

/** The 17 fields in their groups. They stay as they are while they are on their way. */
export const TransferFieldsets = ({ form, copy }: Props) => (
  <div css={fieldsets(transferGroups.length)} inert={form.isSending} data-answers>
    {transferGroups.map((group, index) => (
      <TransferFieldset
        key={group}
        position={index + 1}
        count={transferGroups.length}
        positionText={copy.groupPosition}
        copy={copy.groups[group]}
        aside={hasSample(group) && <SampleIllustration {...copy.samples[group]} />}
      >
        {fieldsIn(group).map((field) => (
          <Field key={field.name} {...form.fieldProps(field)} />
        ))}
      </TransferFieldset>
    ))}
  </div>
);
