import { css } from "@emotion/react";
import { Fragment } from "react";
import { useFacts } from "../../components/facts";
import { useTimeCopy } from "../../site/hooks/labels";
import { fillFacts } from "../../lib/fact-text";
import { byLetter } from "./by-letter";
import { notOnPaper, row } from "../../styles/recipes";
import { colors, media, radii, space, typeScale } from "../../styles/tokens";

interface Props {
  entries: readonly Queries.ListedEntry[];
  copy: { letters: string };
}

/** All entries by letter, and above them what the finder finds. */
export function Letters({ entries, copy }: Props) {
  const facts = useFacts();
  const { language } = useTimeCopy();
  const groups = byLetter(entries, ({ name }) => fillFacts(name, facts), language);
  return (
    <>
      <ul data-finder="found" css={rows} />
      <div data-finder="all" css={all}>
        <nav aria-label={copy.letters} css={jumps}>
          <ul>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${anchorOf(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div css={columns}>
          {groups.map(({ letter, entries }) => (
            <section key={letter}>
              <h2 id={anchorOf(letter)}>{letter}</h2>
              <ul css={rows}>
                {entries.map((entry) => (
                  <Row key={entry.path} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

const anchorOf = (letter: string) => letter.toLowerCase();

/** Entry. The finder reads its link and each `span`. */
function Row({ entry: { name, within, alsoCalled, path } }: { entry: Queries.ListedEntry }) {
  const facts = useFacts();
  return (
    <li>
      <a href={path}>{fillFacts(name, facts)}</a>
      <p>
        {within && <b>{fillFacts(within, facts)}</b>}
        {alsoCalled.map((other, index) => (
          <Fragment key={other}>
            {index > 0 ? ", " : within ? ": " : ""}
            <span>{other}</span>
          </Fragment>
        ))}
      </p>
    </li>
  );
}

/** Hides the list while results are shown. Its layout is kept, so that even a long list reappears at once. */
const all = css`
  &[hidden] {
    @supports (content-visibility: hidden) {
      display: block;
      content-visibility: hidden;
    }
  }
`;

const jumps = css`
  & ul {
    ${row(space.xs)};
    padding-block-end: ${space.m};
  }

  & a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${radii.small};
    background: ${colors.tint};
    font-weight: 650;
    text-decoration: none;
  }

  ${notOnPaper};
`;

const columns = css`
  & ul {
    column-gap: ${space.xl};

    ${media.medium} {
      columns: 2;
    }

    ${media.large} {
      columns: 3;
    }
  }

  & section {
    padding-block-end: ${space.m};
  }

  & h2 {
    padding-block-end: ${space.xs};
    border-block-end: 2px solid ${colors.line};
  }

  @media print {
    columns: 3;

    & ul {
      columns: 1;
    }
  }
`;

/** Rows of which the whole height can be pressed. */
const rows = css`
  & li {
    position: relative;
    padding-block: 0.6rem;
    border-block-end: 1px solid ${colors.line};
    line-height: 1.35;
    break-inside: avoid;
  }

  & a {
    font-weight: 650;
  }

  /* On paper it would make room for more pages. */
  @media screen {
    & a::after {
      content: "";
      position: absolute;
      inset: 0;
    }
  }

  & p {
    font-size: ${typeScale.small};
    color: ${colors.inkSoft};
  }

  & b {
    font-weight: 400;
  }

  & [data-found] {
    color: ${colors.brandStrong};
    font-weight: 650;
    text-decoration: underline;
  }
`;
