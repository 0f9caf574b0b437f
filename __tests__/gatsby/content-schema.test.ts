import { isObjectType, isUnionType } from "graphql";
import { contentSchema } from "../support/content/content-graphql";

const schema = contentSchema();

test("every field of every type says what it is for", () => {
  const silent = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__") && !["Query", "File"].includes(name))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ name, description }) => name !== "id" && !description)
        .map(({ name }) => `${type.name}.${name}`),
    );
  expect(silent).toEqual([]);
});

test("a block of a page is of the type that its file names", () => {
  const union = schema.getType("ServiceSection");
  if (!isUnionType(union)) throw new Error("ServiceSection is no union");
  const typeOf = (type: string) => union.resolveType?.({ type }, {}, {} as never, union);
  const blocks = {
    cards: "CardsSection",
    steps: "StepsSection",
    checklist: "ChecklistSection",
    times: "TimesSection",
    pictureCards: "PictureCardsSection",
    equipment: "EquipmentSection",
    otc: "OtcSection",
    people: "PeopleSection",
    booking: "BookingSection",
    notice: "NoticeSection",
    text: "TextSection",
    questions: "QuestionsSection",
    localHelp: "LocalHelpSection",
    plans: "PlansSection",
    delivery: "DeliverySection",
    identifiers: "IdentifiersSection",
    apps: "AppsSection",
    emergency: "EmergencySection",
  };
  expect(Object.keys(blocks).map(typeOf)).toEqual(Object.values(blocks));
  expect(
    union
      .getTypes()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.values(blocks).sort());
});
