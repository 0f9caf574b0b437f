/** What a form knows about one of its fields, beyond the words, which are in `data/forms/`. */
export interface FieldDefinition {
  /** The `name` attribute, as the specification spells it. */
  name: string;
  /** The type of input; `lines` is a box for several lines. */
  type: "text" | "date" | "tel" | "email" | "lines";
  /** Whether the browser has to find an answer before it lets the form go. */
  required?: true;
  /** The variable of the mail template that carries the answer. */
  parameter: string;
  /** What the browser may fill in (https://html.spec.whatwg.org/#autofill). */
  autoComplete: string;
  /** The keyboard that a phone shows, where the type does not say it already. */
  inputMode?: "numeric";
  /** The word on the phone keyboard's Enter key. */
  enterKeyHint: "next" | "send" | "enter";
  /** Whether a phone's keyboard starts words or everything with a capital letter. */
  autoCapitalize?: "words" | "characters";
  /** What an answer should look like. Anything else gets a warning, which stops nobody. */
  expects?: "birthDate" | "phone" | "zip";
  /** Whether "None" is a good answer, so that no warning is due. */
  acceptsNone?: true;
  /** How much of a row the field takes on a wide screen. One row is six columns. */
  columns?: 2 | 3;
  /** Whether the field shares its row with the one beside it on a phone too. */
  narrow?: true;
}
