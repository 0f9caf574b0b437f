/** Blocks that show facts of `pharmacy.yaml`. */
import { ButtonRow } from "../../components/button-row";
import { primaryButton, secondaryButton } from "../../components/button-styles";
import { CheckListInColumns } from "../../components/check-list";
import { ContentLink } from "../../site/content-link";
import { useDeliveryFacts } from "../../site/delivery-facts";
import { useLabels } from "../../site/hooks/labels";
import { usePharmacy } from "../../site/hooks/pharmacy";
import { TimesTable } from "../../site/times-table";
import { required } from "../../site/hooks/static-data";
import { joined } from "../../lib/words";

/** Insurance plans, each with its note. */
export function Plans() {
  const plans = required(usePharmacy().plans, "pharmacy.yaml");
  return (
    <CheckListInColumns
      points={plans.map(({ name, note }) => (note ? joined([name, note], ", ") : name))}
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

/** Buttons that lead to the portal and the apps. The first is the main action. */
export function Apps() {
  const apps = required(usePharmacy().apps, "pharmacy.yaml");
  return (
    <ButtonRow>
      {apps.map((app, index) => (
        <ContentLink key={index} link={app} css={index === 0 ? primaryButton : secondaryButton} />
      ))}
    </ButtonRow>
  );
}
