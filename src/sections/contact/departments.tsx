import { css } from "@emotion/react";
import { Fold } from "../../components/fold";
import { HoursList } from "../../site/hours";
import { OpeningStatus } from "../../site/opening-status";
import { PhoneLink } from "../../components/phone-link";
import { Text } from "../../components/text";
import { pressable, row, stack } from "../../styles/recipes";
import { space } from "../../styles/tokens";
import { usePharmacy } from "../../site/hooks/pharmacy";

/** The services desk and other departments, with their own hours. */
export function Departments() {
  const { servicesDesk, departments } = usePharmacy();
  const all = [...(servicesDesk ? [servicesDesk] : []), ...(departments ?? [])];
  return all.map((department, index) => (
    <DepartmentFacts key={index} department={department} isOpen={all.length <= MOST_OPEN} />
  ));
}

/** Departments that a phone shows without folding them. */
const MOST_OPEN = 2;

interface FactsProps {
  department: Partial<Queries.Department> &
    Pick<Queries.ServicesDesk, "name" | "hours" | "hoursFrom">;
  isOpen: boolean;
}

const DepartmentFacts = ({ department, isOpen }: FactsProps) => (
  <section>
    <Fold heading={department.name} level={3} isOpen={isOpen}>
      <div css={block}>
        {department.place && <p>{department.place}</p>}
        {department.note && <Text as="p">{department.note}</Text>}
        <div css={facts}>
          {department.phone && <PhoneLink number={department.phone} css={pressable} />}
          <HoursList regular={department} />
        </div>
        <OpeningStatus department={department} />
      </div>
    </Fold>
  </section>
);

const block = css`
  ${stack("0.25rem")};
  justify-items: start;
`;

const facts = css`
  ${row(`0 ${space.l}`)};
  align-items: baseline;
`;
