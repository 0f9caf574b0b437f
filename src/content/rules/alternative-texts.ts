/** Alternative texts that tell nothing to a patient who cannot see the picture. */
import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentText } from "../read/find-texts";

/** `Picture of a walker`: screen readers say that it is one. */
const SAYS_THAT_IT_IS_A_PICTURE =
  /^(?:an? )?(?:picture|image|photo|photograph|pic) (?:of|showing) /i;

/** What cameras, phones and editors call things. */
const NAMELESS =
  /^(?:(?:img|dsc|dscn|pxl|dji|screenshot|untitled)[-_ ]?\d*|image|picture|photo|pic|alt|alt text)(?:[-_ ]?\d+)?$/i;

const EXAMPLE = 'Say what it shows, for example alt: "Folding walker with two rubber hand grips".';

function altAdvice(text: string): Advice | undefined {
  if (NAMELESS.test(text)) {
    return {
      message: `"${text}" tells nothing to a patient who cannot see the picture.`,
      fix: EXAMPLE,
    };
  }
  const [words] = SAYS_THAT_IT_IS_A_PICTURE.exec(text) ?? [];
  if (!words) return undefined;
  const rest = text.slice(words.length);
  return {
    message: "Screen readers say that this is a picture, and would say it twice.",
    fix: `Write alt: "${rest.charAt(0).toUpperCase()}${rest.slice(1)}".`,
  };
}

const isAlt = ({ path }: ContentText) => path.at(-1) === "alt";

/** The picture that an alternative text belongs to. */
const pictureOf = (alt: ContentText, texts: readonly ContentText[]) =>
  texts.find(
    ({ file, path }) =>
      file === alt.file &&
      path.at(-1) === "file" &&
      path.length === alt.path.length &&
      path.slice(0, -1).every((step, index) => step === alt.path[index]),
  )?.text;

/** Alternative texts that say no more than that there is a picture, or the same of two in one file. */
export function alternativeTextWarnings({ texts }: Pick<Content, "texts">): Problem[] {
  const alts = texts.filter((it) => isAlt(it) && it.text.trim() !== "");
  return alts.flatMap((alt, index) => {
    const { file, path, text } = alt;
    const place = { path };
    const advice = altAdvice(text.trim());
    if (advice) return { file, place, ...advice };
    const duplicate = alts.slice(0, index).find((it) => it.file === file && it.text === text);
    return duplicate && pictureOf(duplicate, texts) !== pictureOf(alt, texts)
      ? {
          file,
          place,
          message: "Another picture above has the same alternative text.",
          fix: "Say in each what tells the two apart.",
        }
      : [];
  });
}
