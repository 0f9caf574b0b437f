/** Says in our words why a Git service refuses a request of Sveltia CMS, which shows the words of the service. */
import { github } from "../git/github";
import { EDITING_PROGRAM, messageOf, refused, unreachable, urlOf } from "../git/request";
import { localApi } from "./repository";
import { siteFacts } from "./site-facts";
import { inLanguage } from "./staff-language";

interface Answer {
  errors?: { message: string }[];
}

/** Starts to explain. Call before Sveltia CMS starts. */
export function explainRefusals(): void {
  const [service, api = ""] = siteFacts.hasServer
    ? [EDITING_PROGRAM, localApi()]
    : [github.label, github.connections[0]];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = urlOf(input);
    if (!url.startsWith(api)) return fetch(input, init);
    const response = await fetch(input, init).catch(() => {
      throw unreachable(service);
    });
    const { status, headers } = response;
    const explained = (body: object) => new Response(JSON.stringify(body), { status, headers });
    const inWords = (message?: string) =>
      inLanguage(refused(service, { status, headers, message }).message);
    if (!response.ok) return explained({ message: inWords(await messageOf(response)) });
    if (!url.endsWith("/graphql")) return response;
    // GraphQL answers errors with the status 200.
    const answer = (await response.clone().json()) as Answer;
    const errors = answer.errors?.map((error) => ({ ...error, message: inWords(error.message) }));
    return errors ? explained({ ...answer, errors }) : response;
  };
}
