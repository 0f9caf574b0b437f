import { buildSchema, isObjectType, isUnionType } from "graphql";
import { serviceSection } from "../../src/content/types/service";
import { printContentTypes } from "../../src/gatsby/content-schema";

const { typeDefs, unions } = printContentTypes();

/** What Gatsby adds to the content's own types. */
const GATSBY_TYPES = `
  interface Node { id: ID! }
  type File { id: ID! }
  directive @dontInfer on OBJECT
  directive @facts on FIELD_DEFINITION
  directive @pictureFile on FIELD_DEFINITION
  directive @fileName on FIELD_DEFINITION
  directive @cssVariables on FIELD_DEFINITION
  type Query { none: String }
`;

const unionDefs = unions
  .map(({ name, members }) => `union ${name} = ${[...members.values()].join(" | ")}`)
  .join("\n");
const nodes = typeDefs.replaceAll(/(implements Node @dontInfer \{)/g, "$1\n  id: ID!");
const schema = buildSchema([GATSBY_TYPES, nodes, unionDefs].join("\n"));

function fieldOf(type: string, field: string) {
  const found = schema.getType(type);
  if (!isObjectType(found)) throw new Error(`${type} is no object type`);
  return found.getFields()[field];
}

test.each([
  ["Pharmacy", "phone", "String!"],
  ["Pharmacy", "since", "Int!"],
  ["Pharmacy", "servicesDesk", "ServicesDesk"],
  ["Pharmacy", "specialHours", "[SpecialDay!]"],
  ["GeoLocation", "latitude", "Float!"],
  ["Service", "slug", "String!"],
  ["Service", "sections", "[ServiceSection!]!"],
  ["EquipmentItem", "picture", "Picture!"],
  ["Picture", "file", "File!"],
  ["OtcCategory", "items", "[String!]!"],
  ["ServiceCard", "points", "[String!]"],
])("%s.%s is %s", (type, field, expected) => {
  expect(String(fieldOf(type, field)?.type)).toBe(expected);
});

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

test("a service page can be made of every block that content describes", () => {
  const union = schema.getType("ServiceSection");
  if (!isUnionType(union)) throw new Error("ServiceSection is no union");
  expect(union.getTypes()).toHaveLength(serviceSection.options.length);
});
