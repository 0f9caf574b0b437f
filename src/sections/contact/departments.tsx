import { css } from "@emotion/react";
import { Fold } from "../../components/fold";
import { HoursList } from "../../components/hours";
import { OpeningStatus } from "../../components/opening-status";
import { PhoneLink } from "../../components/phone-link";
import { Text } from "../../components/text";
import type { FactText } from "../../lib/fact-text";
import type { RegularHours } from "../../lib/regular-hours";
import { space, targetSize } from "../../styles/tokens";
import { useSite } from "../../components/site";

/** The services desk and other departments, with their own hours. */
export function Departments() {
  const { servicesDesk, departments } = useSite().pharmacy;
  return [...(servicesDesk ? [servicesDesk] : []), ...(departments ?? [])].map((department) => (
    <DepartmentFacts key={department.name} department={department} />
  ));
}

interface Department extends RegularHours {
  name: string;
  place?: string | null;
  phone?: string | null;
  note?: FactText | null;
}

const DepartmentFacts = ({ department }: { department: Department }) => (
  <section>
    <Fold heading={department.name} level={3}>
      <div css={block}>
        {department.place && <p>{department.place}</p>}
        {department.note && <Text as="p">{department.note}</Text>}
        <div css={facts}>
          {department.phone && <PhoneLink number={department.phone} css={link} />}
          <HoursList regular={department} />
        </div>
        <OpeningStatus department={department} withReason />
      </div>
    </Fold>
  </section>
);

const block = css`
  display: grid;
  justify-items: start;
  gap: 0.25rem;
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.l};
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${targetSize};
`;
