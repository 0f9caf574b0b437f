/** Mail service for component tests. It replaces `fetch`, so the real library builds the request. */
process.env.GATSBY_EMAILJS_ORIGIN = "outbox";

type Answer = Pick<Response, "ok" | "status" | "text">;

const fetchMock = jest.fn<Promise<Answer>, [string, { body: string }]>();

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

const answer = (status: number): Answer => ({
  ok: status < 300,
  status,
  text: () => Promise.resolve(""),
});

/** Sets the answer to later messages. */
export const answerWith = (status: number) => fetchMock.mockResolvedValue(answer(status));

/** Holds messages until the returned function answers them. */
export function answerLater(): (status: number) => void {
  let resolve: (value: Answer) => void = () => undefined;
  fetchMock.mockImplementation(
    () =>
      new Promise((resolveNow) => {
        resolve = resolveNow;
      }),
  );
  return (status) => resolve(answer(status));
}

/** Template parameters of the sent messages. */
export const sentParams = () =>
  fetchMock.mock.calls.map(
    ([, { body }]) =>
      (JSON.parse(body) as { template_params: Record<string, string> }).template_params,
  );
