import { css } from "@emotion/react";
import { Text } from "../../components/text";
import { fillIn } from "../../lib/fill-in";
import { stack } from "../../styles/recipes";
import { colors, fonts, forward, media, radii, space, typeScale } from "../../styles/tokens";
import { Field } from "../fields/field";
import { fieldGrid, quietText, formStack, stickyHeading } from "../components/form-styles";
import { named } from "../core/question";
import type { Form } from "../core/use-form";
import { SampleIllustration } from "./sample-illustration";
import { Shortcut } from "./shortcut";
import type { RequestCopy } from "./request-copy";

interface Props {
  form: Pick<Form, "definition" | "fieldProps" | "isSending">;
  copy: Pick<RequestCopy, "groups" | "groupPosition" | "samples" | "shortcuts">;
}

/** A fieldset for each group of fields. Read-only while sending. */
export function Fieldsets({ form, copy }: Props) {
  const groups = Object.entries(form.definition.groups);
  const count = groups.length;
  return (
    <div css={[fieldsets, progress(count)]} inert={form.isSending} data-answers>
      {groups.map(([name, fields], index) => {
        const words = named(copy.groups, name);
        const shortcut = named(copy.shortcuts, name);
        const sample = named(copy.samples, name);
        return (
          <fieldset key={name} css={fieldset}>
            <legend css={[legend, stickyHeading]}>
              <span css={place}>
                {fillIn(copy.groupPosition, { group: `${index + 1}`, groups: `${count}` })}
              </span>{" "}
              <span>{words?.heading}</span>
            </legend>
            <div css={formStack}>
              {words?.intro && (
                <Text as="p" css={quietText}>
                  {words.intro}
                </Text>
              )}
              {shortcut && (
                <Shortcut fields={fields} label={shortcut.label} disabled={form.isSending} />
              )}
              <div css={fieldGrid}>
                {fields.map((field) => (
                  <Field key={field.name} {...form.fieldProps(field)} />
                ))}
              </div>
              {sample && <SampleIllustration {...sample} />}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

const betweenGroups = `clamp(${space.l}, 4vw, ${space.xl})`;

const fieldsets = css`
  ${stack(betweenGroups)};
  min-width: 0;
`;

/** Length of a piece of the progress bar, and how far it is filled in each group. */
const progress = (count: number) => css`
  --piece: ${100 / count}%;

  ${Array.from(
    { length: count },
    (_, index) => `& > :nth-of-type(${index + 1}) { --filled: ${(100 * (index + 1)) / count}%; }`,
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
