import { EventEmitter } from "node:events";
import { gatsbyAtRest } from "../../src/gatsby/build/gatsby-at-rest";

jest.useFakeTimers();

test("a change is written once Gatsby did nothing for a while, also after the change before", async () => {
  const gatsby = new EventEmitter();
  const rest = gatsbyAtRest(gatsby);
  const written: string[] = [];
  const write = (change: string) => void rest().then(() => written.push(change));
  write("first");
  await jest.advanceTimersByTimeAsync(0);
  expect(written).toEqual(["first"]);
  write("second");
  await jest.advanceTimersByTimeAsync(1000);
  gatsby.emit("*");
  await jest.advanceTimersByTimeAsync(1400);
  expect(written).toEqual(["first"]);
  await jest.advanceTimersByTimeAsync(200);
  expect(written).toEqual(["first", "second"]);
});
