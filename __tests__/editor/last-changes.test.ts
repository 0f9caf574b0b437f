/** The last changes on the editing screen are listed in words, and one of them is taken back. */
import { openGitHub } from "../../src/editor/files/github";
import { type ListedChange, listedChanges, takeBack } from "../../src/editor/app/start/changes";
import { staffNames } from "../../src/editor/staff-names";
import { changesInWords } from "../../src/editor/values/take-back";
import { sayIn } from "../../src/lib/say";
import { answerRequests } from "../support/git-services/answer-requests";
import { fakeGitHub } from "../support/git-services/fake-github";
import { FakeRepository } from "../support/git-services/fake-repository";
import { FakeService } from "../support/git-services/fake-service";

const PHARMACY = "data/pharmacy.yaml";
const PHONE = "(507) 555-0142";
const [FAX, NEW_FAX, LAST_FAX] = ["(507) 555-0143", "(507) 555-0188", "(507) 555-0189"];

const repository = new FakeRepository();
const service = fakeGitHub(repository);
const api = openGitHub({
  repository: "juniper/website",
  branch: undefined,
  token: FakeService.TOKEN,
  names: staffNames({}),
});
let listed: ListedChange[];
const find = (words: string) => {
  const found = listed.find((commit) => commit.words.some((each) => each.includes(words)));
  if (!found) throw new Error(`There is no change "${words}".`);
  return found;
};

beforeAll(async () => {
  answerRequests(service);
  repository.commit(new Map([["data/notes.txt", "x"]]), "Not content", "Kim Lee");
  repository.replace(PHARMACY, 'saturday: "9AM-2PM"', 'saturday: "9AM-25PM"');
  repository.replace(PHARMACY, "9AM-25PM", "9AM-1PM");
  repository.replace(PHARMACY, FAX, NEW_FAX);
  repository.replace(PHARMACY, NEW_FAX, LAST_FAX);
  listed = await listedChanges(api);
});
beforeEach(() => void answerRequests(service));

test("changes are listed by what changed, without those of other files", () => {
  expect(listed.map(({ words }) => words[0])).toEqual([
    `Pharmacy: Fax: ${NEW_FAX} became ${LAST_FAX}`,
    `Pharmacy: Fax: ${FAX} became ${NEW_FAX}`,
    "Pharmacy: Hours, Saturday: 9AM-25PM became 9AM-1PM",
    "Pharmacy: Hours, Saturday: 9AM-2PM became 9AM-25PM",
    expect.stringMatching(/^\d+ files$/),
  ]);
});

test("a file that somebody breaks and repairs is named, without the code in it", () => {
  const [whole, broken] = ['fax: "1"\n', 'fax: ""1"\n'];
  expect(changesInWords({ "pharmacy.yaml": { before: whole, after: broken } }, sayIn())).toEqual([
    "Pharmacy: cannot be read any more",
  ]);
  expect(changesInWords({ "pharmacy.yaml": { before: broken, after: whole } }, sayIn())).toEqual([
    "Pharmacy: can be read again",
  ]);
});

test("nobody takes the first commit of a site back by a press", () => {
  expect(find(" files").changes).toBeUndefined();
});

test("taking back asks for the later change first, and leaves no mistake", async () => {
  const before = repository.head;
  await expect(takeBack(api, find(`${FAX} became`))).rejects.toThrow(
    "Take back the later change first.",
  );
  await expect(takeBack(api, find("9AM-25PM became"))).rejects.toThrow(
    /^Not taken back: .*is not on a 12-hour clock/,
  );
  expect(repository.head).toBe(before);
});

test("a change that was taken back says so", async () => {
  const file = repository.text(PHARMACY);
  repository.replace(PHARMACY, PHONE, "(507) 555-0111");
  repository.commit(new Map([[PHARMACY, file]]), "By hand", "Kim Lee");
  const [undone, done] = await listedChanges(api);
  expect(undone).toMatchObject({ isTakenBack: false });
  expect(done).toMatchObject({ isTakenBack: true });
});

test("taking back keeps what others changed since", async () => {
  const later = repository.replace(PHARMACY, PHONE, "(507) 555-0177");
  await takeBack(api, find(`became ${LAST_FAX}`));
  expect(repository.text(PHARMACY)).toContain(`fax: "${NEW_FAX}"`);
  expect(repository.text(PHARMACY)).toContain('phone: "(507) 555-0177"');
  expect(repository.head).toMatchObject({
    parent: later,
    message: `Take back: Pharmacy: Fax: ${NEW_FAX} became ${LAST_FAX}`,
  });
});
