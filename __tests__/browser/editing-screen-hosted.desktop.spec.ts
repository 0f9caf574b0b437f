/** The editing screen of a public site says whether a change is live, and takes it back. */
import { expect } from "../support/browser/editing-screen";
import { HostedScreen, serveHostedScreen } from "../support/browser/hosted-screen";
import { test } from "../support/browser/policed-test";
import { fakeGitHub } from "../support/git-services/fake-github";
import { FakeService } from "../support/git-services/fake-service";
import { fakeGitLab } from "../support/git-services/fake-gitlab";

test.use({ viewport: { width: 1440, height: 1000 }, contextOptions: { reducedMotion: "reduce" } });

const PHARMACY = "data/pharmacy.yaml";
const FAX = "(507) 555-0143";
const PHONE = "(507) 555-0142";
const NEW_FAX = "(507) 555-0188";

const LIVE = /^Published\. Live since \d/;
const BUILDING = /^Saved at .*\. The site is being built\.$/;

/** Saves a change, sees it go live, and takes it back. */
async function saveAndTakeBack(screen: HostedScreen) {
  const { page, repository } = screen;
  const original = repository.text(PHARMACY);
  await expect(page.getByText("Sign in to see whether the last changes are live.")).toBeVisible();
  await screen.signIn();
  await expect(page.getByText(LIVE)).toBeVisible();

  await screen.choose("Pharmacy");
  await screen.write("fax", NEW_FAX);
  await screen.save();
  await expect(page.getByText(BUILDING)).toBeVisible();
  expect(repository.text(PHARMACY)).toContain(NEW_FAX);
  screen.finishBuild();
  await screen.comeBack();
  await expect(page.getByText(LIVE)).toBeVisible();

  await screen.showLastChanges();
  const words = `Pharmacy: Fax: ${FAX} became ${NEW_FAX}`;
  await screen
    .listed(`Robin Day: ${words}`)
    .getByRole("button", { name: /^Take back/ })
    .click();
  await expect(page.getByText(BUILDING)).toBeVisible();
  expect(repository.text(PHARMACY)).toBe(original);
  expect(repository.head.message).toBe(`Take back: ${words}`);
  // The screen shows what is in the repository now, not what it kept of the file.
  await screen.choose("Pharmacy");
  await expect(screen.field("fax").getByRole("textbox")).toHaveValue(FAX);
  expect(screen.service.unknown).toEqual([]);
}

test("with GitHub, a change is saved, seen to be live, and taken back", async ({ page }) => {
  await saveAndTakeBack(await HostedScreen.openAt("/edit/", page, fakeGitHub));
});

test(
  "with GitLab, a change is saved, seen to be live, and taken back",
  { tag: "@slow" },
  async ({ page }) => {
    const site = await serveHostedScreen("gitlab", false);
    await saveAndTakeBack(await HostedScreen.openAt(site.url, page, fakeGitLab));
    await site.close();
  },
);

test(
  "a change that the service lists late is not called live",
  { tag: "@slow" },
  async ({ page }) => {
    const screen = await HostedScreen.openAt("/edit/", page, fakeGitHub);
    await screen.signIn();
    await expect(page.getByText(LIVE)).toBeVisible();
    const old = screen.service.answer({
      method: "GET",
      url: "https://api.github.com/repos/juniper/website/commits?per_page=1",
      headers: { authorization: `Bearer ${FakeService.TOKEN}` },
      body: null,
    });
    const listsLate = await page.route("**/commits?per_page=1", (route) =>
      route.fulfill({ ...old, headers: { "access-control-allow-origin": "*" } }),
    );
    await screen.choose("Pharmacy");
    await screen.write("fax", NEW_FAX);
    await screen.save();
    await expect(page.getByText(BUILDING)).toBeVisible();

    await listsLate.dispose();
    screen.finishBuild();
    await screen.comeBack();
    await expect(page.getByText(LIVE)).toBeVisible();
  },
);

test(
  "a build that fails is said with its reason, and a later one that works",
  { tag: "@slow" },
  async ({ page }) => {
    const screen = await HostedScreen.openAt("/edit/", page, fakeGitHub);
    await screen.signIn();
    await expect(page.getByText(LIVE)).toBeVisible();
    await page.clock.install();
    const { id } = screen.repository.replace(PHARMACY, FAX, NEW_FAX);
    const url = "https://host.example/log";
    const description = "Command exited with 1";
    screen.repository.reports.set(id, [{ name: "Vercel", state: "failure", description, url }]);
    await screen.comeBack();
    const words = page.getByText(
      "The site did not build: Vercel, Command exited with 1. It stays as it was.",
    );
    await expect(words).toBeVisible();
    await expect(words.getByRole("link", { name: "See why" })).toHaveAttribute("href", url);

    // The host tries again, and nobody presses anything.
    screen.finishBuild();
    await page.clock.runFor(20_000);
    await expect(page.getByText(LIVE)).toBeVisible();
  },
);

test(
  "taking back keeps what others changed since, and asks for the later change first",
  { tag: "@slow" },
  async ({ page }) => {
    const screen = await HostedScreen.openAt("/edit/", page, fakeGitHub);
    const { repository } = screen;
    repository.replace(PHARMACY, 'saturday: "9AM-2PM"', 'saturday: "9AM-25PM"');
    repository.replace(PHARMACY, "9AM-25PM", "9AM-1PM");
    repository.replace(PHARMACY, FAX, NEW_FAX);
    repository.replace(PHARMACY, NEW_FAX, "(507) 555-0189");
    await screen.signIn();
    await screen.showLastChanges();
    // Nobody takes the first commit of a site back by a press.
    await expect(screen.listed("files").getByRole("link", { name: "Open" })).toBeVisible();
    await expect(screen.listed("files").getByRole("button")).toBeHidden();
    const first = screen.listed(`${FAX} became ${NEW_FAX}`);
    await first.getByRole("button", { name: /^Take back/ }).click();
    await expect(first).toContainText("Take back the later change first.");

    const mistaken = screen.listed("Saturday: 9AM-25PM became");
    await mistaken.getByRole("button").click();
    await expect(mistaken).toContainText("Not taken back: ");
    await expect(mistaken).toContainText("is not on a 12-hour clock");

    const later = repository.replace(PHARMACY, PHONE, "(507) 555-0177");
    await screen.listed(`${NEW_FAX} became`).getByRole("button").click();
    await expect.poll(() => repository.text(PHARMACY)).toContain(`fax: "${NEW_FAX}"`);
    expect(repository.text(PHARMACY)).toContain('phone: "(507) 555-0177"');
    expect(repository.head.parent).toBe(later);
  },
);

test(
  "with reviews, a change waits, and the screen does not go around them",
  { tag: "@slow" },
  async ({ page }) => {
    const site = await serveHostedScreen("github", true);
    const screen = await HostedScreen.openAt(site.url, page, fakeGitHub);
    const { id } = screen.repository.replace(PHARMACY, FAX, NEW_FAX);
    screen.finishBuild();
    await screen.signIn();
    await expect(page.getByText(LIVE)).toBeVisible();

    await screen.choose("Pharmacy");
    await screen.write("fax", "(507) 555-0189");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Later" }).click();
    await expect(page.getByText(LIVE)).toBeVisible();
    expect(screen.repository.head.id).toBe(id);

    await screen.showLastChanges();
    await expect(screen.listed(NEW_FAX).getByRole("link", { name: "Open" })).toHaveAttribute(
      "href",
      `https://github.com/juniper/website/commit/${id}`,
    );
    await expect(page.getByRole("button", { name: /^Take back/ })).toBeHidden();
    expect(screen.service.unknown).toEqual([]);
    await site.close();
  },
);

test("if the Git service refuses, the screen says so", { tag: "@slow" }, async ({ page }) => {
  const screen = await HostedScreen.openAt("/edit/", page, fakeGitHub);
  await screen.signIn();
  screen.service.forbidden.push(/\/commits$/);
  await screen.comeBack();
  await expect(
    page.getByText(/^It cannot be seen now whether the last changes are live/),
  ).toBeVisible();
  await screen.showLastChanges();
  await expect(screen.listed("api.github.com does not let you do this")).toBeVisible();
});
