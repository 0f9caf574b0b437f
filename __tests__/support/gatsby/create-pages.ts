import type { CreatePagesArgs } from "gatsby";

/** What Gatsby hands to code that creates pages, if the query of that code gives `result`. */
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
