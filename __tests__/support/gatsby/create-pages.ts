import type { CreatePagesArgs } from "gatsby";

/** Arguments of `createPages`, with `result` as the query's result. */
export function createPagesArgs(result: { data?: unknown; errors?: unknown }) {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const args = {
    graphql: jest.fn().mockResolvedValue(result),
    actions: { createPage },
    reporter: { panicOnBuild },
  };
  return { args: args as unknown as CreatePagesArgs, createPage, panicOnBuild };
}
