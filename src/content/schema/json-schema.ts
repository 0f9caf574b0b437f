import * as z from "zod";

/**
 * Converts a schema to JSON Schema, for completion, help and validation in editors. Draft 7 is the newest
 * version that the YAML extension of VS Code fully supports. `patternErrorMessage` is a keyword of that
 * extension: https://github.com/redhat-developer/yaml-language-server
 */
export const jsonSchemaOf = (schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema }) => {
      delete jsonSchema.fieldType;
      const [example] = jsonSchema.examples ?? [];
      if (jsonSchema.pattern && example !== undefined) {
        jsonSchema.patternErrorMessage = `Write it like this: ${JSON.stringify(example)}.`;
      }
    },
  });
