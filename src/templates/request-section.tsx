import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { BrokenForm } from "../forms/components/unavailable";
import { FormIntro } from "../forms/components/form-intro";
import { mailSettings } from "../forms/mail/mail-settings";
import type { RequestProps } from "../forms/request/request-copy";
import { Island } from "../islands/island";
import { formNotices } from "../lib/legal-notices";
import { type REFILL_SECTION_ID, TRANSFER_SECTION_ID } from "../lib/paths";
import { DemoNotice } from "../site/demo-notice";
import { useFormCopy } from "../site/hooks/form-copy";
import { useTimeCopy } from "../site/hooks/labels";
import { useNavigation } from "../site/hooks/navigation";
import { usePharmacy } from "../site/hooks/pharmacy";
import { ClosedText } from "../site/opening-status";
import { formLanguage, usePage } from "../site/page";
import { column } from "../styles/recipes";
import { colors, space } from "../styles/tokens";
import { regularHoursText } from "../time/hours-text";

interface Props<More> {
  /** Name of the form's island, and the id to which links lead. */
  name: typeof REFILL_SECTION_ID | typeof TRANSFER_SECTION_ID;
  component: ComponentType<RequestProps & More>;
  copy: Queries.RequestCopyFragment;
  /** The words in the site's first language. */
  original: RequestProps["original"];
  /** What only this form needs. */
  more: More;
  errorPage: Queries.BrokenFormCopyFragment;
}

/** Part of the page with a form, below what patients should know first. */
export function RequestSection<More extends object>({
  name,
  component,
  copy,
  original,
  more,
  errorPage,
}: Props<More>) {
  const { timeZone, ...pharmacy } = usePharmacy();
  const { hoursCopy } = useTimeCopy();
  const notices = formNotices(useNavigation().notices);
  const language = formLanguage(usePage(), copy, original ?? null);
  const props = {
    ...more,
    copy: useFormCopy(copy),
    language,
    original: language && original,
    mail: mailSettings(name),
    pharmacy: {
      name: pharmacy.name,
      phone: pharmacy.phone,
      fax: pharmacy.fax,
      email: pharmacy.email,
      address: pharmacy.address,
    },
    hours: regularHoursText(pharmacy, timeZone, hoursCopy),
    notices,
  };
  return (
    <section id={name} css={requestSection}>
      <div css={column}>
        <FormIntro copy={copy} notices={notices}>
          {copy.urgentClosed && <ClosedText>{copy.urgentClosed}</ClosedText>}
        </FormIntro>
        <DemoNotice />
        <Island
          name={name}
          component={component}
          props={props}
          whenBroken={<BrokenForm copy={errorPage} reach={copy.reach} pharmacy={pharmacy} />}
        />
      </div>
    </section>
  );
}

const requestSection = css`
  padding-block: ${space.section};
  /* Scrolls past the padding, so that a link to this section shows the first field. */
  scroll-margin-block-start: -2rem;

  &#${TRANSFER_SECTION_ID} {
    background: ${colors.tintSoft};
  }
`;
