import type { FakeService } from "./fake-service";

/** Lets a service answer the requests of this process. Returns their addresses, as they come. */
export function answerRequests(service: FakeService): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((input, { headers, method, body } = {}) => {
    const { url } = new Request(input);
    asked.push(url);
    const answer = service.answer({
      method: method ?? "GET",
      url,
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === "string" ? body : null,
    });
    return Promise.resolve(new Response(answer.body, { status: answer.status }));
  });
  return asked;
}
