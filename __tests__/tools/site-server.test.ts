import { precompress } from "../../src/gatsby/build/precompress";
import { type RunningSite, startSite } from "../../tools/server/site-server";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
let site: RunningSite;

beforeEach(async () => {
  folder.write("index.html", `<h1>Home</h1>${"<p>Long enough to compress.</p>".repeat(100)}`);
  folder.write("about/index.html", "<h1>About</h1>");
  folder.write("404.html", `<h1>Not here</h1>${"<p>Long enough to compress.</p>".repeat(100)}`);
  folder.write("app-8d7a6ba8f0195e130290.js", "console.log('app')");
  folder.write("static/0123456789abcdef/vial.avif", "picture");
  folder.write("static.html", "<h1>Static</h1>");
  await precompress(folder.path());
  site = await startSite({ port: 0, directory: folder.path() });
});

afterEach(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site.url), { redirect: "manual", headers });

test("sends an address without its slash to the one that has it", async () => {
  const response = await get("/about?from=mail");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/about/?from=mail");
  expect((await get("/about/")).status).toBe(200);
});

test("answers an unknown address with the 404 page", async () => {
  const response = await get("/nowhere/");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(await response.text()).toContain("Not here");
});

test("publishes what the web looks for in /.well-known/, and no other hidden file", async () => {
  folder.write(".well-known/security.txt", "Contact: mailto:security@pharmacy.example");
  folder.write(".env", "SECRET=1");
  const response = await get("/.well-known/security.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
  expect((await get("/.env")).status).toBe(404);
  expect((await get("/.well-known/nothing.txt")).status).toBe(404);
});

test.each([
  ["/app-8d7a6ba8f0195e130290.js", "immutable"],
  ["/", "must-revalidate"],
  ["/nowhere/", "must-revalidate"],
])("lets browsers keep %s: %s", async (path, caching) => {
  expect((await get(path)).headers.get("cache-control")).toContain(caching);
});

test.each([
  ["/", "br"],
  ["/", "gzip"],
  ["/nowhere/", "br"],
])("hands out %s as it was compressed: %s", async (path, encoding) => {
  const response = await get(path, { "accept-encoding": encoding });
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toContain("Accept-Encoding");
  expect(await response.text()).toContain("<h1>");
});

test("sends the security headers with every answer", async () => {
  for (const path of ["/", "/nowhere/", "/static/0123456789abcdef/vial.avif"]) {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
});

describe("a site in a folder", () => {
  let inFolder: RunningSite;

  beforeEach(async () => {
    folder.write("es/404.html", "<h1>No está</h1>");
    inFolder = await startSite({ port: 0, directory: folder.path(), folder: "/pharmacy" });
  });

  afterEach(() => inFolder.close());

  const getIn = (path: string) =>
    fetch(new URL(path, inFolder.url), { redirect: "manual", headers: {} });

  test("is there, and nothing is beside it", async () => {
    expect(new URL(inFolder.url).pathname).toBe("/pharmacy/");
    expect(await (await getIn("/pharmacy/")).text()).toContain("<h1>Home</h1>");
    expect((await getIn("/")).status).toBe(404);
    expect((await getIn("/about/")).status).toBe(404);
  });

  test.each([
    ["/pharmacy", "/pharmacy/"],
    ["/pharmacy/about?from=mail", "/pharmacy/about/?from=mail"],
  ])("is found at %s, too", async (path, target) => {
    const response = await getIn(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(target);
  });

  test.each([
    ["/pharmacy/nowhere/", "Not here"],
    ["/pharmacy/es/nowhere/", "No está"],
  ])("has a 404 page in the language of %s", async (path, heading) => {
    const response = await getIn(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(heading);
  });

  test("lets browsers keep its scripts", async () => {
    const response = await getIn("/pharmacy/app-8d7a6ba8f0195e130290.js");
    expect(response.headers.get("cache-control")).toContain("immutable");
  });
});
