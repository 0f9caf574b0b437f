import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import Phone from "lucide-react/icons/phone";
import { Icon } from "./icon";
import { required } from "../lib/required-file";
import { PhoneLink } from "./phone-link";
import { End, shownWhole } from "./shown-whole";

interface Props {
  number: string;
  /** Of the icon, in CSS pixels. */
  iconSize?: number;
  className?: string;
}

/** A button that dials: `Call (507) 555-0142`. */
export function CallButton({ number, iconSize = 20, className }: Props) {
  const { siteLabels } = useStaticQuery<Queries.CallButtonQuery>(graphql`
    query CallButton {
      siteLabels {
        call
      }
    }
  `);
  return (
    <PhoneLink number={number} css={shownWhole} className={className}>
      <Icon of={Phone} size={iconSize} />
      <span>
        {required(siteLabels, "labels.yaml").call} <span css={unbroken}>{number}</span>
      </span>
      <End />
    </PhoneLink>
  );
}

/* All of it goes to the next line, unless it is wider than any line. */
const unbroken = css`
  display: inline-block;
`;
