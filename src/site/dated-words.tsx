import { fillIn, foreignLanguage, type Words } from "../lib/words";
import { spanText } from "../time/written-moment";
import { useTimeCopy } from "./hooks/labels";
import { Wording } from "../components/text";

interface Props {
  /** Words with `{date}`. */
  words: Words;
  /** `2026-12-25`. */
  day: string;
}

/** Paragraph with a date, in the language of its words. */
export function DatedWords({ words, day }: Props) {
  const { language } = useTimeCopy();
  const date = spanText(null, day, foreignLanguage(words) ?? language);
  return <Wording as="p">{fillIn(words, { date })}</Wording>;
}
