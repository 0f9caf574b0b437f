import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Converts a schema to JSON Schema, with which editors complete, explain and check what is typed in
 * `data/`.
 *
 * Draft 7 is the newest that the YAML extension of VS Code supports fully. `patternErrorMessage` is a
 * keyword of that extension
 * (https://github.com/redhat-developer/yaml-language-server).
 */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => {
      delete jsonSchema.fieldType;
      delete jsonSchema.shownWith;
      const [example] = jsonSchema.examples ?? [];
      if (jsonSchema.pattern && example !== undefined) {
        jsonSchema.patternErrorMessage = `Write it like this: ${JSON.stringify(example)}.`;
      }
    },
  });
}
