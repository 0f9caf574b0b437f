/** What a Git service refuses is said in words for staff, also to requests of Sveltia CMS. */
import { explainRefusals } from "../../src/editor/screen/explain-refusals";

jest.mock("../../src/editor/screen/site-facts", () => ({
  siteFacts: { git: { name: "github" } },
}));

const API = "https://api.github.com";
const answers: Response[] = [];

beforeAll(() => {
  globalThis.fetch = () => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("Failed to fetch"));
  };
  explainRefusals();
});

test.each([
  [401, { message: "Bad credentials" }, "no longer accepts your sign-in"],
  [403, { message: "Resource not accessible by integration" }, "does not let you do this"],
  [403, { message: "API rate limit exceeded for user ID 1." }, "asked too often"],
  [422, { message: "Changes must be made through a pull request." }, "without a review"],
  [502, "<html>Bad gateway</html>", "Try again later"],
])("a request that is refused with %s: %j", async (status, body, said) => {
  answers.push(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
  const response = await fetch(`${API}/user`);
  expect(response.status).toBe(status);
  expect(((await response.json()) as { message: string }).message).toContain(said);
});

test("a change that rules of the service forbid", async () => {
  const errors = [{ type: "UNPROCESSABLE", message: "Repository rule violations found" }];
  answers.push(new Response(JSON.stringify({ data: null, errors })));
  const { data, errors: said } = (await (await fetch(`${API}/graphql`)).json()) as {
    data: null;
    errors: typeof errors;
  };
  expect(data).toBeNull();
  expect(said).toEqual([
    {
      type: "UNPROCESSABLE",
      message: "GitHub takes no change without a review. Ask whoever gave you access.",
    },
  ]);
});

test("a lost connection, and nothing of other hosts", async () => {
  await expect(fetch(`${API}/user`)).rejects.toThrow("GitHub cannot be reached.");
  await expect(fetch("https://host.example/")).rejects.toThrow("Failed to fetch");
});
