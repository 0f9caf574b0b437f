/** The build resolves every field. */
import { fieldResolvers, type NodeModel } from "../support/gatsby/field-resolvers";

const noFiles: NodeModel = {
  findOne: () => Promise.resolve(null),
  getNodeById: () => null,
};

test.each([
  ["pictureFile", "images/none.webp"],
  ["mapAddress", "images/none.svg"],
])("@%s stops the build where there is no such file, and names it", async (directive, field) => {
  const resolve = fieldResolvers.get(directive);
  await expect(
    resolve?.({ field }, {}, { nodeModel: noFiles }, { fieldName: "field" }),
  ).rejects.toThrow(
    `There is no picture data/${field}. Run "npm run check" to see the file and the line.`,
  );
});
