import { type RefObject, useCallback, useState } from "react";
import type { Problem } from "./problem-list";

/** Says why a field's answer cannot be sent, or nothing. */
export type FindProblem = (control: Control) => Omit<Problem, "name"> | null;

/** An input of the form, which knows what the browser thinks of its answer. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The form's inputs, in order. */
const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl);

/**
 * The list of problems. It begins when sending was stopped, and shrinks as answers are put right;
 * it never grows while somebody is typing.
 */
export function useProblems(form: RefObject<HTMLFormElement | null>, findProblem: FindProblem) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  const listProblems = useCallback(() => {
    if (!form.current) return [];
    const found = controlsOf(form.current).flatMap((control) => {
      const problem = findProblem(control);
      return problem ? [{ name: control.name, ...problem }] : [];
    });
    setProblems(found);
    return found;
  }, [form, findProblem]);

  const lookAgain = useCallback(() => {
    const controls = form.current ? controlsOf(form.current) : [];
    setProblems((listed) =>
      listed.flatMap(({ name }) => {
        const control = controls.find((candidate) => candidate.name === name);
        const problem = control && findProblem(control);
        return problem ? [{ name, ...problem }] : [];
      }),
    );
  }, [form, findProblem]);

  const clearProblems = useCallback(() => setProblems([]), []);

  const messageFor = (name: string) => problems.find((problem) => problem.name === name)?.message;

  return { problems, listProblems, lookAgain, clearProblems, messageFor };
}
