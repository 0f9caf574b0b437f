/** The strip's list of the last changes. */
import { getByRole, waitFor } from "@testing-library/dom";
import type { ListedCommit } from "../../src/editor/screen/commits";
import { lastChanges } from "../../src/editor/screen/last-changes";

const words = ["Pharmacy: Fax: (507) 555-0143 became (507) 555-0188"];
const mockCommit: ListedCommit = {
  id: "4a1f0c5",
  parent: undefined,
  time: 0,
  who: "Kim Lee",
  url: "https://github.com/juniper/website/commit/4a1f0c5",
  words,
  changes: {},
};
jest.mock("../../src/editor/screen/commits", () => ({
  listedCommits: () => Promise.resolve([mockCommit]),
  takeBack: () => Promise.reject(new Error("Take back the later change first.")),
}));
jest.mock("../../src/editor/screen/site-facts", () => ({ siteFacts: { languages: [] } }));
jest.mock("../../src/editor/screen/repository", () => ({ openRepository: jest.fn() }));

/** Opens the list. */
async function open() {
  const list = lastChanges();
  document.body.replaceChildren(list);
  list.setAttribute("open", "");
  list.dispatchEvent(new Event("toggle"));
  await waitFor(() => expect(list.textContent).toContain(`Kim Lee: ${words[0]}`));
  return list;
}

test("a change is taken back by a press, or it is said why not", async () => {
  const list = await open();
  getByRole(list, "button", { name: `Take back: ${words[0]}` }).click();
  await waitFor(() => expect(list.textContent).toContain("Take back the later change first."));
});
