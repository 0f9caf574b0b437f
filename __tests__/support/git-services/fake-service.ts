import type { FakeRepository } from "./fake-repository";

/** A request to the API of a Git service. */
export interface Asked {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string | null;
}

/** What an answer depends on. */
export interface Question {
  /** What the parentheses of the pattern match, decoded. */
  path: string[];
  query: URLSearchParams;
  accept: string | undefined;
  body: unknown;
}

/** Answers by method and path. A text is sent as it is, other values as JSON; `undefined` is "not found". */
export type Answers = readonly (readonly [
  pattern: RegExp,
  answer: (question: Question) => unknown,
])[];

/** An answer with a status of its own. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
  ) {}
}

const NOT_FOUND = new Refusal(404, "Not Found");

export interface Answered {
  status: number;
  contentType: string;
  body: string;
}

/** A Git service in memory, which answers one token. */
export class FakeService {
  /** Requests that it does not know. */
  readonly unknown: string[] = [];

  /** Requests that it refuses, as "GET /path". */
  readonly forbidden: RegExp[] = [];

  constructor(
    readonly root: string,
    readonly repository: FakeRepository,
    private readonly answers: Answers,
  ) {}

  static readonly TOKEN = "token-of-robin";

  answer(asked: Asked): Answered {
    const value = this.valueFor(asked);
    if (typeof value === "string") {
      return { status: 200, contentType: "text/plain; charset=utf-8", body: value };
    }
    const { status, answer } =
      value instanceof Refusal
        ? { status: value.status, answer: { message: value.message } }
        : { status: 200, answer: value };
    return { status, contentType: "application/json", body: JSON.stringify(answer) };
  }

  private valueFor({ method, url, headers, body }: Asked): unknown {
    const { pathname, searchParams: query } = new URL(url);
    const name = `${method} ${pathname.replace(new URL(this.root).pathname.replace(/\/$/, ""), "")}`;
    const [pattern, answer] = this.answers.find(([known]) => known.test(name)) ?? [];
    if (!pattern || !answer) {
      this.unknown.push(name);
      return NOT_FOUND;
    }
    const [, token] = /^(?:Bearer|token) (.*)$/.exec(headers["authorization"] ?? "") ?? [];
    if (token !== FakeService.TOKEN) return new Refusal(401, "Bad credentials");
    if (this.forbidden.some((forbidden) => forbidden.test(name))) {
      return new Refusal(403, "Resource not accessible by personal access token");
    }
    const path = (pattern.exec(name) ?? []).slice(1).map(decodeURIComponent);
    const accept = headers["accept"];
    return answer({ path, query, accept, body: body ? JSON.parse(body) : undefined }) ?? NOT_FOUND;
  }
}
