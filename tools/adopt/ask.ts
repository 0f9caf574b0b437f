/** Asks the questions at a terminal, each until its answer can be used. */
import { createInterface } from "node:readline";
import { Document } from "yaml";
import { z } from "zod";
import { CommandError } from "../command-line/run-command";
import { printYaml } from "../content/print-yaml";
import {
  type AnswerName,
  type Answers,
  answersSchema,
  isOptional,
  NONE,
  readAnswers,
} from "./answers";
import { type Question, questions } from "./questions";

const BEFORE = `Some questions about your pharmacy. Enter alone takes what stands in brackets.
Nothing is written before the last answer; Ctrl+C stops.
`;

/** What was typed, as a file would have it. */
function valueOf(name: AnswerName, typed: string): string | number {
  const schema = answersSchema.shape[name];
  const isNumber =
    (schema instanceof z.ZodOptional ? schema.unwrap() : schema) instanceof z.ZodNumber;
  return isNumber && typed !== "" && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

/** The typed answer, taken apart where a question gives several. */
function asFile({ names }: Question, typed: string): string {
  const parts = typed.split(",");
  const values = names.map((name, index) => {
    const isLast = index === names.length - 1;
    const part = isLast ? parts.slice(index).join(",") : (parts[index] ?? "");
    return [name, valueOf(name, part.trim())];
  });
  return printYaml(new Document(Object.fromEntries(values)));
}

function suggestionFor({ names, suggestion }: Question, answers: Partial<Answers>) {
  return suggestion?.(answers) ?? (names.every(isOptional) ? NONE : undefined);
}

/**
 * Asks every question.
 *
 * @throws CommandError when the input ends before the last answer
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
      Object.assign(answers, await ask(question));
    }
  } finally {
    terminal.close();
  }
  // Each was held against its description, and none was passed over.
  return answersSchema.parse(answers);

  async function ask(question: Question): Promise<Partial<Answers>> {
    const suggestion = suggestionFor(question, answers);
    const note = question.note?.(answers);
    if (note) output.write(`${note}\n`);
    terminal.setPrompt(`${question.words}${suggestion ? ` [${suggestion}]` : ""}: `);
    for (;;) {
      // Piped input may end, and close the terminal, before its last lines are read.
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
