/** Asks the questions in a terminal, each until its answer is valid. */
import { createInterface } from "node:readline";
import { Document } from "yaml";
import { z } from "zod";
import { helpOf, unwrapped } from "../../src/content/schema/inspect-schema";
import { CommandError } from "../../src/lib/command-error";
import { printYaml } from "../../src/content/write/print-yaml";
import {
  allAnswers,
  type AnswerName,
  type Answers,
  answersSchema,
  isOptional,
  NONE,
  readAnswers,
} from "./answers";
import { type Question, questions } from "./questions";

const BEFORE = `Some questions about your pharmacy. Press Enter to take the answer in brackets.
Nothing is written before the last answer; Ctrl+C stops.
`;

/** Converts typed text to the type of the answer. */
function valueOf(name: AnswerName, typed: string): string | number {
  const isNumber = unwrapped(answersSchema.shape[name]) instanceof z.ZodNumber;
  return isNumber && typed !== "" && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

/** Prints a typed answer as YAML, split at commas if a question has several answers. */
function asFile({ names }: Question, typed: string): string {
  const parts = typed.split(",");
  const values = names.map((name, index) => {
    const isLast = index === names.length - 1;
    const part = isLast ? parts.slice(index).join(",") : (parts[index] ?? "");
    return [name, valueOf(name, part.trim())];
  });
  return printYaml(new Document(Object.fromEntries(values)));
}

/** Returns the words of a question, without its mark. */
const wordsOf = ({ names: [name], words }: Question) =>
  words ?? helpOf(name && answersSchema.shape[name]).help?.replace(/[.?]$/, "");

function suggestionFor({ names, suggestion }: Question, answers: Partial<Answers>) {
  return suggestion?.(answers) ?? (names.every(isOptional) ? NONE : undefined);
}

/**
 * Asks every question.
 *
 * @throws CommandError if the input ends before the last answer
 */
export async function askQuestions(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<Answers> {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  let isOpen = true;
  terminal.once("close", () => {
    isOpen = false;
  });
  const answers: Partial<Answers> = {};
  output.write(`${BEFORE}\n`);
  try {
    for (const question of questions) {
      if (question.isAsked?.(answers) ?? true) Object.assign(answers, await ask(question));
    }
  } finally {
    terminal.close();
  }
  // Every answer was validated.
  return allAnswers.parse(answers);

  async function ask(question: Question): Promise<Partial<Answers>> {
    const suggestion = suggestionFor(question, answers);
    terminal.setPrompt(`${wordsOf(question)}${suggestion ? ` [${suggestion}]` : ""}: `);
    for (;;) {
      // Piped input can end and close the terminal before its last lines are read.
      if (isOpen) terminal.prompt();
      else output.write(terminal.getPrompt());
      const line = await lines.next();
      if (line.done) throw new CommandError("\nStopped. Nothing was written.");
      const typed = line.value.trim() || (suggestion ?? "");
      const result = readAnswers("answers", asFile(question, typed), question.names);
      if ("answers" in result) return result.answers;
      for (const { message, fix } of result.problems) output.write(`  ${message}\n  ${fix}\n`);
    }
  }
}
