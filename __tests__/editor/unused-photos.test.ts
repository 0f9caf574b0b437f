import type { Repository } from "../../src/editor/git/git-service";
import { unusedPhotos } from "../../src/editor/screen/unused-photos";

jest.mock("../../src/editor/screen/site-facts", () => ({ siteFacts: {} }));

test("a photo is used in whatever way YAML writes its name", async () => {
  const texts = new Map([
    ["data/a.yaml", "image: 'images/joe''s.jpg'\n"],
    ["data/b.yaml", 'image: "images/caf\\u00e9.jpg"\n'],
    ["data/images/joe's.jpg", ""],
    ["data/images/cafe\u0301.jpg", ""],
    ["data/images/nobody.jpg", ""],
  ]);
  const repository: Partial<Repository> = {
    lastCommits: () => Promise.resolve([]),
    hashes: () => Promise.resolve(texts),
    fileAt: (_, path) => Promise.resolve(texts.get(path)),
  };
  expect(await unusedPhotos(repository as Repository)).toEqual(["data/images/nobody.jpg"]);
});
