/**
 * Staff sign in on a public site: with a token, or in the window of a sign-in service.
 *
 * @jest-environment jsdom
 */
import { act } from "react";
import { fireEvent, render, screen } from "@testing-library/react";
import { keptToken, SignIn } from "../../src/editor/app/sign-in";

const SERVICE = "https://sign-in.example";
const repository = { name: "juniper/website" };

const say = (origin: string, data: string) =>
  act(() => Promise.resolve(dispatchEvent(new MessageEvent("message", { origin, data }))));

test("a token is kept only if somebody asks for it", () => {
  const onToken = jest.fn();
  render(<SignIn repository={repository} onToken={onToken} />);
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(screen.getByRole("alert").textContent).toBe("Paste your token first.");
  const sign = () => {
    fireEvent.change(screen.getByLabelText("Your token of GitHub"), { target: { value: " abc " } });
    fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
  };
  sign();
  expect(onToken).toHaveBeenLastCalledWith("abc");
  expect(keptToken()).toBeUndefined();
  fireEvent.click(screen.getByRole("checkbox"));
  sign();
  expect(keptToken()).toBe("abc");
});

test("the window of a service gives the token, and no page of another site does", async () => {
  const popup = { postMessage: jest.fn(), close: jest.fn() };
  const open = jest.spyOn(window, "open").mockReturnValue(popup as unknown as Window);
  const onToken = jest.fn();
  render(<SignIn repository={{ ...repository, signInUrl: `${SERVICE}/` }} onToken={onToken} />);
  fireEvent.click(screen.getByRole("button", { name: "Sign in with GitHub" }));
  expect(open.mock.calls[0]?.[0]).toBe(
    `${SERVICE}/auth?provider=github&site_id=localhost&scope=repo`,
  );
  await say("https://attacker.example", 'authorization:github:success:{"token":"evil"}');
  await say(SERVICE, "authorizing:github");
  expect(popup.postMessage).toHaveBeenCalledWith("authorizing:github", SERVICE);
  await say(SERVICE, 'authorization:github:success:{"token":"abc","provider":"github"}');
  expect(onToken.mock.calls).toEqual([["abc"]]);
  expect(popup.close).toHaveBeenCalled();
});
