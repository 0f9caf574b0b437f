import { graphql } from "gatsby";
import { CheckList } from "../../components/check-list";
import { FinderLink } from "../../site/links";
import { IconCardList } from "../../site/icon-card";
import { PictureCardList } from "../../site/picture-card";
import { Section } from "../../components/section";
import { TimesTable } from "../../site/times-table";
import { BOOKING_SECTION_ID } from "../../lib/paths";
import { EmergencySection } from "./emergency";
import { Equipment } from "./equipment";
import { LocalHelp } from "./local-help";
import { LongText } from "./long-text";
import { NoticeSection } from "./notice";
import { OtcProducts } from "./otc";
import { People } from "./people";
import { Apps, Booking, Delivery, Identifiers, Plans } from "./pharmacy-facts";
import { Questions } from "./questions";
import { Steps } from "./steps";

/** Blocks of a page in order, on alternating backgrounds. */
export const PageSections = ({
  sections,
}: {
  sections: readonly Queries.ServiceSectionFragment[];
}) =>
  sections.map((section, index) => (
    <div key={index} id={section.id ?? undefined}>
      <ServiceSection section={section} tinted={index % 2 === 1} />
    </div>
  ));

interface Props {
  section: Queries.ServiceSectionFragment;
  tinted?: boolean;
}

/** One block of a page. */
export function ServiceSection({ section, tinted }: Props) {
  switch (section.__typename) {
    case "EmergencySection":
      return <EmergencySection section={section} />;
    case "NoticeSection":
      return <NoticeSection section={section} />;
    default:
      return (
        <Section
          heading={section.heading}
          intro={section.intro}
          tinted={tinted}
          id={section.__typename === "BookingSection" ? BOOKING_SECTION_ID : undefined}
        >
          {listsItems(section) && <FinderLink />}
          <BlockContent section={section} />
        </Section>
      );
  }
}

/** True for a block with things that the A to Z page lists. */
const listsItems = (section: Queries.ServiceSectionFragment) =>
  section.__typename === "EquipmentSection" ||
  section.__typename === "OtcSection" ||
  (section.__typename === "CardsSection" && section.cards.some(({ items }) => items));

interface ContentProps {
  section: Exclude<
    Queries.ServiceSectionFragment,
    { __typename: "EmergencySection" | "NoticeSection" }
  >;
}

/** Content below a block's heading. A block type that is missing here fails to compile. */
function BlockContent({ section }: ContentProps) {
  switch (section.__typename) {
    case "AppsSection":
      return <Apps />;
    case "BookingSection":
      return <Booking labels={section.buttons} />;
    case "CardsSection":
      return <IconCardList cards={section.cards} linksNameTopic />;
    case "ChecklistSection":
      return <CheckList points={section.points} inColumns />;
    case "DeliverySection":
      return <Delivery />;
    case "EquipmentSection":
      return <Equipment />;
    case "IdentifiersSection":
      return <Identifiers />;
    case "LocalHelpSection":
      return <LocalHelp help={section.help} />;
    case "OtcSection":
      return <OtcProducts />;
    case "PeopleSection":
      return <People people={section.people} />;
    case "PictureCardsSection":
      return <PictureCardList cards={section.pictureCards} />;
    case "PlansSection":
      return <Plans />;
    case "QuestionsSection":
      return <Questions questions={section.questions} />;
    case "StepsSection":
      return <Steps steps={section.steps} />;
    case "TextSection":
      return <LongText parts={section.parts} />;
    case "TimesSection":
      return <TimesTable rows={section.times} withReadyTimes />;
    default:
      throw new Error(`No component shows this block: ${JSON.stringify(section satisfies never)}.`);
  }
}

export const serviceSectionFragment = graphql`
  fragment ServiceSection on ServiceSection {
    __typename
    ... on PageBlock {
      id
      heading
      intro
    }
    ... on BookingSection {
      buttons
    }
    ... on CardsSection {
      cards {
        id
        alsoCalled
        icon
        title
        text
        points
        items {
          id
          name
        }
        link {
          ...Link
        }
      }
    }
    ... on ChecklistSection {
      points
    }
    ... on PictureCardsSection {
      pictureCards {
        ...PictureCard
      }
    }
    ... on TimesSection {
      times {
        label
        time
        note
      }
    }
    ...EmergencySection
    ...LocalHelpSection
    ...LongText
    ...NoticeSection
    ...PeopleSection
    ...QuestionsSection
    ...StepsSection
  }
`;
