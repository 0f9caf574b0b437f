import { css } from "@emotion/react";
import { Text } from "../../components/text";
import { fillIn } from "../../lib/fill-in";
import { colors, fonts, forward, media, radii, space, typeScale } from "../../styles/tokens";
import { Field } from "../components/field";
import { fieldGrid, quietText, stack, stickyHeading } from "../components/form-styles";
import type { Form } from "../core/use-form";
import { SampleIllustration } from "./sample-illustration";
import { Shortcut } from "./shortcut";
import { hasCopy, type TransferCopy } from "./transfer-copy";
import { fieldsIn, type TransferField, transferGroups } from "./transfer-fields";
import { Wording } from "../../components/wording";

interface Props {
  form: Pick<Form<TransferField>, "fieldProps" | "isSending">;
  copy: Pick<TransferCopy, "groups" | "groupPosition" | "samples" | "shortcuts">;
}

/** Fieldsets of the 17 fields. Read-only while sending. */
export const TransferFieldsets = ({ form, copy }: Props) => (
  <div css={fieldsets} inert={form.isSending} data-answers>
    {transferGroups.map((group, index) => (
      <fieldset key={group} css={fieldset}>
        <legend css={[legend, stickyHeading]}>
          <span css={place}>
            <Wording>
              {fillIn(copy.groupPosition, { group: `${index + 1}`, groups: `${COUNT}` })}
            </Wording>
          </span>{" "}
          <span>
            <Wording>{copy.groups[group].heading}</Wording>
          </span>
        </legend>
        <div css={stack}>
          {copy.groups[group].intro && (
            <Text as="p" css={quietText}>
              {copy.groups[group].intro}
            </Text>
          )}
          {hasCopy(copy.shortcuts, group) && (
            <Shortcut group={group} label={copy.shortcuts[group]} disabled={form.isSending} />
          )}
          <div css={fieldGrid}>
            {fieldsIn(group).map((field) => (
              <Field key={field.name} {...form.fieldProps(field)} />
            ))}
          </div>
          {hasCopy(copy.samples, group) && <SampleIllustration {...copy.samples[group]} />}
        </div>
      </fieldset>
    ))}
  </div>
);

const COUNT = transferGroups.length;

const betweenGroups = `clamp(${space.l}, 4vw, ${space.xl})`;

const fieldsets = css`
  display: grid;
  gap: ${betweenGroups};
  min-width: 0;
  --piece: ${100 / COUNT}%;

  ${transferGroups.map(
    (_, index) => `& > :nth-of-type(${index + 1}) { --filled: ${(100 * (index + 1)) / COUNT}%; }`,
  )}
`;

const fieldset = css`
  min-width: 0;
  margin: 0;
  padding: 0 0 ${betweenGroups};
  border: 0;
  border-block-end: 1px solid ${colors.line};
`;

const legend = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: 0.375rem ${space.s};
  width: 100%;
  margin-block-end: ${space.m};
  padding: 0.5rem 0 0;
  font: 700 ${typeScale.h3} / 1.25 ${fonts.heading};
  letter-spacing: -0.01em;

  ${media.largeText} {
    grid-template-columns: auto;
    justify-items: start;
  }

  /* Progress bar with one piece for each group, filled up to this one. */
  &::after {
    content: "";
    grid-column: 1 / -1;
    justify-self: stretch;
    height: 0.25rem;
    background:
      repeating-linear-gradient(
          to right,
          transparent 0 calc(var(--piece) - 0.25rem),
          ${colors.card} 0 var(--piece)
        )
        0 0 / calc(100% + 0.25rem),
      linear-gradient(to right, ${colors.brand} var(--filled), ${colors.tintStrong} 0);
    transform: scaleX(${forward});
  }
`;

const place = css`
  padding-inline: 0.625rem;
  border-radius: ${radii.pill};
  background: ${colors.tintStrong};
  color: ${colors.ink};
  font-size: ${typeScale.small};
  line-height: 1.75;
  white-space: nowrap;
`;
