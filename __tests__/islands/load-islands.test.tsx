import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ISLAND, QUEUED, SCRIPTS, STATE } from "../../src/lib/island-protocol";
import { loadIslands } from "../../src/islands/loader/load-islands";
import { isAskedFirst } from "../support/forms/is-asked-first";

const Form = ({ name }: { name: string }) => (
  <>
    <button type="button">{`Print ${name}`}</button>
    <form aria-label={name}>
      <input aria-label={`Email for ${name}`} />
    </form>
  </>
);

/** A page with two islands. */
const Page = () => (
  <main>
    {["transfer", "contact"].map((name) => (
      <div
        key={name}
        {...{ [ISLAND]: name, [SCRIPTS]: `/${name}.js /shared.js`, [STATE]: "waiting" }}
      >
        <Form name={name} />
      </div>
    ))}
    {["tel:+15075550142", "mailto:mail@example.com", "/contact/"].map((href) => (
      <a key={href} href={href}>
        <span>{href}</span>
      </a>
    ))}
  </main>
);

const form = (name: string) => screen.getByRole("form", { name });
const button = (name: string) => screen.getByRole("button", { name: `Print ${name}` });
const island = (name: string) => document.querySelector(`[${ISLAND}="${name}"]`);
const stateOf = (name: string) => island(name)?.getAttribute(STATE);
const revive = (name: string) => island(name)?.setAttribute(STATE, "alive");

const addedScripts = () => [...document.querySelectorAll<HTMLScriptElement>("body > script")];
const addedPaths = () => addedScripts().map((script) => script.getAttribute("src"));
const ALL_PATHS = ["/transfer.js", "/shared.js", "/contact.js"];

/** Lets the last attempt to load a script fail. */
async function lose(path: string, attempt: number) {
  const attempts = () => addedScripts().filter((script) => script.matches(`[src="${path}"]`));
  await waitFor(() => expect(attempts()).toHaveLength(attempt));
  const last = attempts().at(-1) as HTMLScriptElement;
  // As webpack does once it runs.
  const webpack = jest.fn(last.onerror ?? undefined);
  last.onerror = webpack;
  fireEvent.error(last);
  return { isKnown: webpack.mock.calls.length > 0 };
}

async function loseTwice(path: string) {
  await lose(path, 1);
  await lose(path, 2);
}

/** The preload link of a script. */
const preloadOf = (address: string) =>
  document.querySelector<HTMLLinkElement>(`link[rel=preload][href="${address}"]`);

const finishPage = () => fireEvent(document, new Event("DOMContentLoaded", { bubbles: true }));

/** There is no connection. */
const fetched = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));

let listeners: Parameters<typeof addEventListener>[] = [];

beforeEach(() => {
  document.body.replaceChildren();
  fetched.mockClear();
  Object.assign(window, { fetch: fetched });
  render(<Page />);
  const added = jest.spyOn(window, "addEventListener");
  loadIslands();
  listeners = added.mock.calls.slice();
  added.mockRestore();
});

afterEach(() => {
  for (const listener of listeners) window.removeEventListener(...listener);
  window.onbeforeunload = null;
});

describe("a page that has arrived", () => {
  beforeEach(finishPage);

  test("runs each script once, when someone touches it", async () => {
    await Promise.resolve();
    expect(addedPaths()).toEqual([]);
    fireEvent.focusIn(screen.getByLabelText("Email for transfer"));
    fireEvent.input(screen.getByLabelText("Email for contact"));
    await waitFor(() => expect(addedPaths()).toEqual(ALL_PATHS));
  });

  test("asks before it is left while any form waits to be sent, and only then", async () => {
    expect(isAskedFirst()).toBe(false);
    fireEvent.submit(form("transfer"));
    expect(isAskedFirst()).toBe(true);
    revive("contact");
    expect(isAskedFirst()).toBe(true);
    await loseTwice("/transfer.js");
    expect(isAskedFirst()).toBe(false);
  });

  test("holds a press until its own island is alive, whatever another island does", () => {
    revive("transfer");
    fireEvent.click(button("transfer"));
    expect(button("transfer")).not.toHaveAttribute(QUEUED);
    fireEvent.click(button("contact"));
    expect(button("contact")).toHaveAttribute(QUEUED);
    expect(fireEvent.submit(form("contact"))).toBe(false);
    expect(form("contact")).toHaveAttribute(QUEUED);
  });

  test("tries a script that does not load once more, past the cache, before webpack hears of it", async () => {
    fireEvent.pointerDown(document.body);
    expect(await lose("/contact.js", 1)).toEqual({ isKnown: false });
    await waitFor(() => expect(addedPaths()).toEqual([...ALL_PATHS, "/contact.js"]));
    expect(fetched.mock.calls).toEqual([["/contact.js", { cache: "reload" }]]);
    expect(stateOf("contact")).toBe("waiting");
    await lose("/contact.js", 2);
    expect(stateOf("contact")).toBe("failed");
    expect(addedPaths()).toEqual([...ALL_PATHS, "/contact.js"]);
  });

  test("gives up only the island whose script does not load, which holds nothing more", async () => {
    fireEvent.pointerDown(document.body);
    await loseTwice("/contact.js");
    expect(stateOf("contact")).toBe("failed");
    expect(stateOf("transfer")).toBe("waiting");
    fireEvent.click(button("contact"));
    expect(fireEvent.submit(form("contact"))).toBe(false);
    expect(document.querySelector(`[${QUEUED}]`)).toBeNull();
    fireEvent.submit(form("transfer"));
    expect(form("transfer")).toHaveAttribute(QUEUED);
  });

  test("gives up every island that is not alive if a shared script does not load", async () => {
    fireEvent.pointerDown(document.body);
    revive("transfer");
    await loseTwice("/shared.js");
    expect(["transfer", "contact"].map(stateOf)).toEqual(["alive", "failed"]);
  });
});

test("a touch while the page is still arriving waits for the islands below", async () => {
  fireEvent.pointerDown(form("transfer"));
  await Promise.resolve();
  expect(addedPaths()).toEqual([]);
  finishPage();
  await waitFor(() => expect(addedPaths()).toEqual(ALL_PATHS));
});

describe("with time", () => {
  beforeEach(() => jest.useFakeTimers());

  test("an island that is not alive in time is given up, and no other", async () => {
    finishPage();
    fireEvent.submit(form("contact"));
    revive("transfer");
    await jest.advanceTimersByTimeAsync(20_000);
    expect(["transfer", "contact"].map(stateOf)).toEqual(["alive", "failed"]);
    expect(isAskedFirst()).toBe(false);
  });

  test("a press that opens the phone or the mail program asks nothing, and the next way out does", () => {
    finishPage();
    fireEvent.submit(form("contact"));
    for (const link of ["tel:+15075550142", "mailto:mail@example.com"]) {
      fireEvent.click(screen.getByText(link));
      expect(isAskedFirst()).toBe(false);
      jest.advanceTimersByTime(1000);
      expect(isAskedFirst()).toBe(true);
    }
    fireEvent.click(screen.getByText("/contact/"));
    expect(isAskedFirst()).toBe(true);
  });

  test("the scripts are fetched after the page is complete, and do not run", () => {
    expect(ALL_PATHS.map(preloadOf)).toEqual([null, null, null]);
    fireEvent.load(window);
    jest.runOnlyPendingTimers();
    for (const path of ALL_PATHS)
      expect(preloadOf(path)).toMatchObject({ as: "script", fetchPriority: "low" });
    expect(addedScripts()).toEqual([]);
  });

  test("scripts that run already are not preloaded", async () => {
    finishPage();
    fireEvent.load(window);
    fireEvent.pointerDown(document.body);
    await jest.advanceTimersByTimeAsync(2000);
    expect(addedPaths()).toEqual(ALL_PATHS);
    expect(ALL_PATHS.map(preloadOf)).toEqual([null, null, null]);
  });
});
