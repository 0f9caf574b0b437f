import { SentenceWith } from "./sentence-with";
import { useSite } from "./use-site";

/** A text in which our phone numbers can be pressed, and no number is broken between two lines. */
export function Sentence({ text }: { text: string }) {
  const { pharmacy } = useSite();
  return <SentenceWith text={text} phones={[pharmacy.phone, pharmacy.servicesDesk?.phone]} />;
}
