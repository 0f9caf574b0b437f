/** The server of `npm run edit` answers its own page alone. */
import { request } from "node:http";
import { startSite } from "../../tools/server/site-server";
import { screenRequests } from "../../tools/server/screen-requests";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

/** Sends a request as a browser does, and returns its status. */
async function statusOf(headers: Record<string, string>): Promise<number | undefined> {
  const site = await startSite({
    port: 0,
    directory: folder.path(),
    first: screenRequests(folder.path()),
  });
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request(`${site.url}check`, { method: "POST", headers }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    })
      .once("error", reject)
      .end("{}");
  });
  await site.close();
  return status;
}

test("answers the screen, but no page of another site, nor one under another name", async () => {
  expect(await statusOf({ "Sec-Fetch-Site": "same-origin" })).toBe(200);
  expect(await statusOf({ "Sec-Fetch-Site": "cross-site" })).toBe(403);
  expect(await statusOf({})).toBe(403);
  expect(await statusOf({ "Sec-Fetch-Site": "same-origin", Host: "attacker.example" })).toBe(403);
});
