import { type ComponentProps, Fragment, type ReactNode } from "react";
import { segmentsOf, type Words } from "../lib/words";

interface Props extends Omit<ComponentProps<"span">, "children"> {
  children: Words | null | undefined;
  /** Element around the words. */
  as?: "h2" | "h3" | "p" | "span" | "dt" | "b";
  /** Renders a part of the words in one language. */
  render?: (text: string) => ReactNode;
}

/** Renders words of `data/`. Those in another language than the page are in an element with their `lang`. */
export function Wording({ children, as: Element, render = (text) => text, ...rest }: Props) {
  const parts = segmentsOf(children ?? "").map(({ text, language }, index) =>
    language ? (
      // `bdi` also has the direction of its own words.
      <bdi key={index} lang={language}>
        {render(text)}
      </bdi>
    ) : (
      <Fragment key={index}>{render(text)}</Fragment>
    ),
  );
  return Element ? <Element {...(rest as object)}>{parts}</Element> : parts;
}
