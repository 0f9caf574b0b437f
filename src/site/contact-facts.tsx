import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { directionsUrl } from "../lib/location";
import { dialUrl, textUrl, whatsAppUrl } from "../lib/phone-number";
import { row } from "../styles/recipes";
import { space, targetSize } from "../styles/tokens";
import { asWideAs, longestOf } from "../components/as-wide-as";
import { EmailLink } from "../components/email-link";
import { HoursList } from "./hours";
import { ContentLink, ExternalLink } from "./links";
import { PhoneLink } from "../components/phone-link";
import { AddressLines } from "../components/postal-address";
import { End, shownWhole } from "../components/shown-whole";
import { useLabels } from "./hooks/labels";
import { usePharmacy } from "./hooks/pharmacy";

/** Phone, further numbers, fax, email, address, hours and pages on other sites, as far as the pharmacy has them. */
export function ContactFacts() {
  const pharmacy = usePharmacy();
  const labels = useLabels();
  const { phone, morePhones, fax, email, address } = pharmacy;
  const facts: [label: string, value: ReactNode][] = [
    [labels.phone, <PhoneLink number={phone} css={link} />],
    ...(morePhones ?? []).map(({ label, ...more }): [string, ReactNode] => [
      label,
      <NumberLink {...more} />,
    ]),
    [labels.fax, fax && <bdi>{fax}</bdi>],
    [labels.email, email && <EmailLink address={email} css={link} />],
    [
      labels.address,
      <>
        <AddressLines address={address} />
        <ExternalLink href={directionsUrl(pharmacy)} css={link}>
          {labels.directions}
        </ExternalLink>
      </>,
    ],
    [labels.hours, <HoursList regular={pharmacy} />],
  ];
  const shown = facts.filter(([, value]) => Boolean(value));
  const longestWord = longestOf(shown.flatMap(([label]) => label.split(" ")));
  const { profiles, reviewUrl } = pharmacy;
  const links = [
    ...(profiles ?? []),
    ...(reviewUrl && labels.review ? [{ label: labels.review, url: reviewUrl }] : []),
  ];
  return (
    <>
      <dl>
        {shown.map(([label, content], index) => (
          <div key={index} css={fact}>
            <dt css={[term, asWideAs]} data-longest={longestWord}>
              {label}
            </dt>
            <dd css={[value, shownWhole]}>
              {content}
              <End />
            </dd>
          </div>
        ))}
      </dl>
      {links.length > 0 && (
        <ul css={[value, row(`calc(2 * ${room}) ${space.m}`)]}>
          {links.map((item) => (
            <li key={item.url}>
              <ContentLink link={item} css={link} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Further number: it calls, starts a text message, or opens WhatsApp. */
function NumberLink({ number, use }: { number: string; use: string | null }) {
  if (use === "whatsapp") {
    return (
      <ExternalLink href={whatsAppUrl(number)} css={link}>
        {number}
      </ExternalLink>
    );
  }
  return (
    <a href={use === "text" ? textUrl(number) : dialUrl(number)} css={link}>
      {number}
    </a>
  );
}

/* The value moves below its label where a phone number, or a time, has no room beside it. */
const fact = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  line-height: 1.5;
`;

const room = "0.55rem";

const term = css`
  width: min-content;
  min-width: 5.5rem;
  padding-block: ${room};
  font-weight: 650;
  overflow-wrap: break-word;
`;

const value = css`
  flex: 1 1 10.5rem;
  min-width: 0;
  padding-block: ${room};
  overflow-wrap: anywhere;
`;

/* Large enough to press, without making its line taller. */
const link = css`
  display: block;
  width: fit-content;
  min-height: ${targetSize};
  margin-block: -${room};
  padding-block: ${room};

  br ~ & {
    margin-block-start: 0;
  }
`;
