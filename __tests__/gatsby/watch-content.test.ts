import { EventEmitter } from "node:events";
import { printCheck } from "../../src/content/print-check";
import type { Content } from "../../src/content/read/content";
import { watchContent } from "../../src/gatsby/build/watch-content";

const mockWatcher = new EventEmitter();
jest.mock("chokidar", () => ({ watch: () => mockWatcher }));
jest.mock("../../src/content/print-check", () => ({ printCheck: jest.fn() }));

test("a file that goes while it is read does not end the watch", async () => {
  const content = {} as Content;
  const error = new Error("ENOENT: no such file or directory");
  jest.mocked(printCheck).mockRejectedValueOnce(error).mockResolvedValue(content);
  const said = new Promise((resolve) => jest.spyOn(console, "error").mockImplementation(resolve));
  jest.spyOn(console, "log").mockImplementation();
  // A file changes as soon as somebody watches.
  mockWatcher.once("newListener", () => setImmediate(() => mockWatcher.emit("all")));
  const passedOn = new Promise((resolve) => void watchContent(resolve));
  expect(await said).toBe(error);
  mockWatcher.emit("all");
  expect(await passedOn).toBe(content);
});
