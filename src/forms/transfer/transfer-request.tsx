import type { RequestProps } from "../request/request-copy";
import { RequestForm } from "../request/request-form";
import { transferDefinition } from "./transfer-definition";

export const TransferRequest = (props: RequestProps) => (
  <RequestForm definition={transferDefinition} {...props} />
);
