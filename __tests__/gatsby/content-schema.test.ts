import { isObjectType } from "graphql";
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
