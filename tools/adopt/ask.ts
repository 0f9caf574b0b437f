/** Asks the questions in a terminal, each until its answer is valid. */
import { createInterface } from "node:readline";
import { Document } from "yaml";
import { z } from "zod";
import { inOneLine, yamlNames } from "../../src/content/problem";
import { helpOf, unwrapped } from "../../src/content/schema/inspect-schema";
import { CommandError } from "../../src/lib/command-error";
import { printYaml } from "../../src/content/write/print-yaml";
import {
  allAnswers,
  type AnswerName,
  type Answers,
  answersSchema,
  isOptional,
  languagesIn,
  NONE,
  readAnswers,
  SHOWN_AS_TYPED,
} from "./answers";
import { askedThings, unknownThings } from "./not-carried";
import { questions } from "./questions";
import type { SampleFile } from "./sample-in-language";
import {
  SPANISH_ANSWERS,
  SPANISH_INTRODUCTION,
  SPANISH_WORDS,
  spanishNames,
  spanishQuestions,
} from "./spanish";

const BEFORE = `Some questions about your pharmacy. Press Enter to take the answer in brackets.
Nothing is written before the last answer; Ctrl+C stops.
`;

/** For an answer that pages show as typed. */
const WORDS = "words in each language, as tomorrow / mañana";

/** Converts typed text to the type of the answer. */
function valueOf(name: AnswerName, typed: string): string | number {
  const isNumber = unwrapped(answersSchema.shape[name]) instanceof z.ZodNumber;
  return isNumber && typed !== "" && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

/** Prints typed answers as YAML, split at the first comma if there are two. */
function asFile([name, second]: readonly [AnswerName, AnswerName?], typed: string): string {
  const [first = "", ...rest] = second ? typed.split(",") : [typed];
  const document = new Document({ [name]: valueOf(name, first.trim()) });
  if (second) document.set(second, valueOf(second, rest.join(",").trim()));
  return printYaml(document);
}

/** Returns the words of a question, without its mark. */
const wordsOf = (name: AnswerName) =>
  questions[name]?.words ?? helpOf(answersSchema.shape[name]).help?.replace(/[.?]$/, "");

/** True if the first language of the site is Spanish, and so are the other questions. */
const isSpanish = ({ languages = "" }: Partial<Answers>) => /^es\b/.test(languages);

/**
 * Asks every question. `sampleIn` returns the files of the sample in a language, which have the names of things to carry.
 * Throws `CommandError` if the input ends before the last answer.
 */
export async function askQuestions(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  sampleIn: (language: string) => readonly SampleFile[],
) {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  let isOpen = true;
  terminal.once("close", () => {
    isOpen = false;
  });
  const answers: Partial<Answers> = {};
  output.write(`${BEFORE}\n`);
  try {
    for (const name of answersSchema.keyof().options) {
      if (name === "name" && isSpanish(answers)) output.write(SPANISH_INTRODUCTION);
      const isAsked = questions[name]?.isAsked?.(answers) ?? true;
      // The second of two answers is there already.
      if (isAsked && !(name in answers)) Object.assign(answers, await ask(name));
    }
  } finally {
    terminal.close();
  }
  // Every answer was validated.
  return allAnswers.parse(answers);

  async function ask(name: AnswerName): Promise<Partial<Answers>> {
    const question = questions[name];
    const names = question?.with ? ([name, question.with] as const) : ([name] as const);
    const suggestion = question?.suggestion?.(answers) ?? (isOptional(name) ? NONE : undefined);
    const spanish = isSpanish(answers);
    const sample = name === "notCarried" ? sampleIn(languagesIn(answers)[0] ?? "") : [];
    if (sample.length > 0) output.write(`\n${askedThings(sample).join(", ")}\n`);
    const isInWords = SHOWN_AS_TYPED.some((one) => one === name) && languagesIn(answers).length > 1;
    const words = [
      spanish ? spanishQuestions[name] : wordsOf(name),
      isInWords && (spanish ? SPANISH_WORDS : WORDS),
    ]
      .filter(Boolean)
      .join("; ");
    const shown = (spanish && SPANISH_ANSWERS[suggestion ?? ""]) || suggestion;
    terminal.setPrompt(`${words}${shown ? ` [${shown}]` : ""}: `);
    for (;;) {
      // Piped input can end and close the terminal before its last lines are read.
      if (isOpen) terminal.prompt();
      else output.write(terminal.getPrompt());
      const line = await lines.next();
      if (line.done) throw new CommandError("\nStopped. Nothing was written.");
      const typed = line.value.trim() || (suggestion ?? "");
      const result = readAnswers(
        "answers",
        asFile(names, typed),
        names,
        spanish ? spanishNames : yamlNames,
      );
      if ("answers" in result) {
        const unknown = unknownThings([sample], result.answers.notCarried);
        if (unknown.length === 0) return result.answers;
        output.write(`  ${unknown.join(", ")}?\n`);
        continue;
      }
      for (const { message, fix, inYaml } of result.problems) {
        const advice = spanish ? fix : inOneLine(fix, inYaml);
        for (const said of [message, advice].filter(Boolean)) output.write(`  ${said}\n`);
      }
    }
  }
}
