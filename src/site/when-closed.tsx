import { css } from "@emotion/react";
import { helpUrl } from "../lib/phone-number";
import { notOnPaper, strong, unbroken } from "../styles/recipes";
import { ContentLink } from "./links";
import { useNews } from "./hooks/news";
import { Disclosure, linkLook } from "../components/disclosure";
import { Texts } from "../components/text";

/** What patients can do while the pharmacy is closed, folded. */
export function WhenClosed() {
  const { whenClosed } = useNews();
  if (!whenClosed) return null;
  const { heading, calls, links, notes } = whenClosed;
  return (
    <Disclosure summary={heading} look={linkLook} arrowSize={22} css={notOnPaper}>
      <ul>
        {calls.map(({ id, label, number }) => (
          <li key={id}>
            <a href={helpUrl(number)} css={row}>
              {label}: <bdi css={[unbroken, strong]}>{number}</bdi>
            </a>
          </li>
        ))}
        {links?.map((link) => (
          <li key={link.url ?? link.path}>
            <ContentLink link={link} css={row} />
          </li>
        ))}
        <Texts texts={notes} as="li" />
      </ul>
    </Disclosure>
  );
}

const row = css`
  display: block;
  width: fit-content;
  padding-block: 0.5rem;
`;
