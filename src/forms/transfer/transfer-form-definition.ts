import type { FormDefinition } from "../core/form-definition";
import { type TransferField, transferFields } from "./transfer-fields";

/** The request to move prescriptions from another pharmacy. */
export const transferFormDefinition: FormDefinition<TransferField> = {
  id: "transfer",
  fields: transferFields,
  extraParams: ({ patientName }) => ({ from_name: patientName }),
};
