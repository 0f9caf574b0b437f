import type { ComponentProps } from "react";
import { ButtonRow, primaryButton, secondaryButton } from "../../components/buttons";
import { CheckList } from "../../components/check-list";
import { ContentLink } from "../../site/links";
import { useDeliveryFacts } from "../../site/delivery-facts";
import { useLabels } from "../../site/hooks/labels";
import { usePharmacy } from "../../site/hooks/pharmacy";
import { TimesTable } from "../../site/times-table";
import { required } from "../../site/hooks/static-data";

/** Insurance plans, each with its note. */
export function Plans() {
  const plans = required(usePharmacy().plans, "pharmacy.yaml");
  return (
    <CheckList
      points={plans.map(({ name, note }) => (note ? `${name}, ${note}` : name))}
      inColumns
    />
  );
}

/** Where and when the pharmacy delivers, and the fee. */
export function Delivery() {
  return <TimesTable rows={required(useDeliveryFacts(), "pharmacy.yaml")} />;
}

/** Numbers by which doctors' offices and insurance plans know the pharmacy. */
export function Identifiers() {
  const pharmacy = usePharmacy();
  const labels = useLabels();
  const identifiers = required(pharmacy.identifiers, "pharmacy.yaml");
  const rows = (["npi", "ncpdp", "license"] as const).flatMap((key) => {
    const value = identifiers[key];
    return value ? { label: labels.pharmacyFacts[key], time: value } : [];
  });
  return <TimesTable rows={rows} />;
}

type Link = ComponentProps<typeof ContentLink>["link"];

const Buttons = ({ links }: { links: readonly Link[] }) => (
  <ButtonRow>
    {links.map((link, index) => (
      <ContentLink key={index} link={link} css={index === 0 ? primaryButton : secondaryButton} />
    ))}
  </ButtonRow>
);

/** Buttons that lead to the portal and the apps. */
export function Apps() {
  return <Buttons links={required(usePharmacy().apps, "pharmacy.yaml")} />;
}

/** Buttons that open the booking site. */
export function Booking({ labels }: { labels: readonly string[] }) {
  const url = required(usePharmacy().bookingUrl, "pharmacy.yaml");
  return <Buttons links={labels.map((label) => ({ label, url }))} />;
}
