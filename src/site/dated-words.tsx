import { fillIn } from "../lib/fill-in";
import { spanText } from "../time/written-moment";
import { useTimeCopy } from "./hooks/labels";

interface Props {
  /** Words with `{date}`. */
  words: string;
  /** `2026-12-25`. */
  day: string;
}

/** Paragraph with a date. */
export function DatedWords({ words, day }: Props) {
  const { language } = useTimeCopy();
  const date = spanText(null, day, language);
  return <p>{fillIn(words, { date })}</p>;
}
