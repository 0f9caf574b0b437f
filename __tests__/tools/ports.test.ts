import { type AddressInfo, createServer, type Server } from "node:net";
import { choosePort } from "../../tools/command-line/ports";

let taken: Server;

beforeEach(async () => {
  jest.spyOn(console, "log").mockImplementation();
  taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, listening));
});

afterEach(() => taken.close());

test("takes another port where the one asked for is taken, and says so", async () => {
  const { port } = taken.address() as AddressInfo;
  const chosen = await choosePort(String(port), 8000);
  expect(chosen).not.toBe(port);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining(`Port ${port} is taken`));
});

test.each(["abc", "0", "70000", "80.5"])("refuses %s and says what to give", async (text) => {
  await expect(choosePort(text, 8000)).rejects.toThrow(`"${text}" is not a port`);
});
