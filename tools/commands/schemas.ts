/** `npm run schemas`: writes the JSON Schemas for VS Code, as `npm start` and `npm run check` do. */
import { writeEditorSchemas } from "../../src/content/schema/editor-schemas";

writeEditorSchemas();
