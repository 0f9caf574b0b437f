import { useSite } from "./site";
import { TimesTable } from "./times-table";

/** Numbers by which doctors' offices and insurance plans know the pharmacy. Nothing if it has none. */
export function Identifiers() {
  const { pharmacy, labels } = useSite();
  const { npi, ncpdp, license } = pharmacy.identifiers ?? {};
  const names = labels.pharmacyFacts;
  const rows = [
    ...(npi ? [{ label: names.npi, time: npi }] : []),
    ...(ncpdp ? [{ label: names.ncpdp, time: ncpdp }] : []),
    ...(license ? [{ label: names.license, time: license }] : []),
  ];
  return rows.length > 0 && <TimesTable rows={rows} />;
}
