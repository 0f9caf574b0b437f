import type { SerializedStyles } from "@emotion/react";
import type { AllHTMLAttributes, ComponentType } from "react";
import type { Question } from "../core/question";
import type { FormCopy } from "../core/form-copy";

/** What `Field` gives to the control of every kind. */
export interface ControlProps {
  attributes: AllHTMLAttributes<HTMLElement> & { id: string; name: string };
  question: Question;
}

/** What a check of an answer may need to know. */
interface CheckContext {
  question: Question;
  /** Messages that all forms share. */
  errors: FormCopy["errors"];
  now: Date;
}

/** A warning about an answer, which can be right nevertheless: a message of `warnings`. */
export interface Warning {
  type: Exclude<keyof FormCopy["warnings"], "count" | "again">;
  /** Named in the message about a misspelled domain. */
  domain?: string;
}

/** A kind of field: its control, how its answers are read, and what can be wrong with them. */
export interface FieldKind {
  Control: ComponentType<ControlProps>;
  /** True if the control has several inputs, which have a legend in place of a label. */
  isGroup?: true;
  /** True if browsers draw the control as several parts. At a part, Firefox reads a legend, but no label and no message. */
  hasParts?: true;
  /** Styles of the box around label and control. */
  box?: SerializedStyles;
  /** True if an answer has lines, on paper as well. */
  hasLines?: true;
  /** Returns the answer that is sent. Default: exactly what was typed. */
  read?: (typed: string) => string;
  /** Returns the answer as people read it. Default: as it is sent. */
  display?: (answer: string, question: Question) => string;
  /** Returns what the control shows while there is no answer, if people have to know it. Default: nothing. */
  unanswered?: (question: Question) => string | null | undefined;
  /** Returns a message if an answer is wrong. The form is not sent with it. */
  error?: (answer: string, context: CheckContext) => string | null | undefined;
  /** Returns a warning about an answer. It is shown before the form is sent, and stops nobody. */
  warning?: (answer: string) => Warning | null;
}
