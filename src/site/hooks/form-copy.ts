import { isDemoBuild } from "../../lib/demo";
import { useLabels } from "./labels";

interface SentCopy {
  success: string;
  sent: { heading: string; text: unknown; next?: readonly unknown[] };
  questions: readonly { options: readonly { next: unknown }[] | null }[];
  paper?: { sentOnline: string };
}

/** Returns the words of a form. In a demo, those after sending say that nothing was sent, and promise no next step. */
export function useFormCopy<Copy extends SentCopy | null>(copy: Copy): Copy {
  const { demo, demoSent } = useLabels();
  if (!copy || !isDemoBuild()) return copy;
  if (!demo || !demoSent) throw new Error("data/labels.yaml has no demo or no demoSent.");
  const { sent, questions, paper } = copy;
  return {
    ...copy,
    success: demoSent,
    sent: { ...sent, heading: demoSent, text: demo, ...(sent.next && { next: [] }) },
    questions: questions.map((question) => ({
      ...question,
      options: question.options?.map((option) => ({ ...option, next: null })),
    })),
    ...(paper && { paper: { ...paper, sentOnline: demoSent } }),
  };
}
