/** The matchers that `jest.config.mjs` adds to `expect`. */
import "@testing-library/jest-dom";
