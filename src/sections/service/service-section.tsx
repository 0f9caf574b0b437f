import { graphql } from "gatsby";
import type { Background } from "../../components/section";
import { BookingSection } from "./booking";
import { CardsSection } from "./cards";
import { ChecklistSection } from "./checklist";
import { EmergencySection } from "./emergency";
import { EquipmentSection } from "./equipment";
import { NoticeSection } from "./notice";
import { OtcSection } from "./otc";
import { PeopleSection } from "./people";
import { PictureCardsSection } from "./picture-cards";
import { StepsSection } from "./steps";
import { TimesSection } from "./times";

interface Props {
  section: Queries.ServiceSectionFragment;
  background: Background;
  /** Path of the page, for blocks with pages below it. */
  path: string;
}

const withoutComponent = (section: never): never => {
  throw new Error(`A page has a section without a component: ${JSON.stringify(section)}.`);
};

/** One block of a page. A block type that is missing here fails to compile. */
export function ServiceSection({ section, background, path }: Props) {
  switch (section.__typename) {
    case "BookingSection":
      return <BookingSection section={section} background={background} />;
    case "CardsSection":
      return <CardsSection section={section} background={background} />;
    case "ChecklistSection":
      return <ChecklistSection section={section} background={background} />;
    case "EmergencySection":
      return <EmergencySection section={section} />;
    case "EquipmentSection":
      return <EquipmentSection section={section} background={background} path={path} />;
    case "NoticeSection":
      return <NoticeSection section={section} />;
    case "OtcSection":
      return <OtcSection section={section} background={background} />;
    case "PeopleSection":
      return <PeopleSection section={section} background={background} />;
    case "PictureCardsSection":
      return <PictureCardsSection section={section} background={background} />;
    case "StepsSection":
      return <StepsSection section={section} background={background} />;
    case "TimesSection":
      return <TimesSection section={section} background={background} />;
    default:
      return withoutComponent(section);
  }
}

export const serviceSectionFragment = graphql`
  fragment ServiceSection on ServiceSection {
    __typename
    ... on PageBlock {
      id
    }
    ...BookingSection
    ...CardsSection
    ...ChecklistSection
    ...EmergencySection
    ...EquipmentSection
    ...NoticeSection
    ...OtcSection
    ...PeopleSection
    ...PictureCardsSection
    ...StepsSection
    ...TimesSection
  }
`;
