import type { ReactNode } from "react";

interface Props {
  htmlAttributes: object;
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/** Document of every page. It replaces Gatsby's own, which supports Internet Explorer and Safari 9. */
export default function Html(props: Props) {
  return (
    // `page-head.tsx` sets the language.
    // eslint-disable-next-line jsx-a11y/html-has-lang
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Otherwise iPhones make links of the fax number, of dates and of hours. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
