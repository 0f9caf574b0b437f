import { Fragment, type ReactNode } from "react";
import { segmentsOf, type Words } from "../lib/words";

interface Props {
  children: Words | null | undefined;
  /** Renders a part of the words in one language. */
  render?: (text: string) => ReactNode;
}

/** Renders words of `data/`. Those in another language than the page are in an element with their `lang`. */
export const Wording = ({ children, render = (text) => text }: Props) =>
  segmentsOf(children ?? "").map(({ text, language }, index) =>
    language ? (
      // `bdi` also has the direction of its own words.
      <bdi key={index} lang={language}>
        {render(text)}
      </bdi>
    ) : (
      <Fragment key={index}>{render(text)}</Fragment>
    ),
  );
