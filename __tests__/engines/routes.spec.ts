/** Every page of the site. */
import { allRoutes } from "../support/browser/routes";
import { sidewaysOverflow } from "../support/browser/sideways-overflow";
import { expect, sizes, test } from "../support/engines/test";

const MISSING_PAGE = "/there-is-no-such-page/";

test("every page loads whole, without a complaint, and never scrolls sideways", async ({
  visit,
  site,
}) => {
  for (const route of allRoutes) {
    await visit.setViewport(sizes.desk);
    await visit.open(route);
    expect(await visit.locate("h1").count(), `main headings of ${route}`).toBe(1);
    expect(await visit.evaluate(sidewaysOverflow), `sideways scrolling of ${route} at a desk`).toBe(
      0,
    );
    await visit.setViewport(sizes.phone);
    // A window takes a moment to become another size.
    await expect
      .poll(() => visit.evaluate(sidewaysOverflow), `sideways scrolling of ${route} on a phone`)
      .toBe(0);
    await visit.evaluate(loadEveryPicture);
    await expect.poll(() => visit.evaluate(missingPictures), route).toEqual([]);
    const complaints = await visit.complaints();
    // Browsers also complain about the one page that is not there.
    const isExpected = (text: string) => route === MISSING_PAGE && text.includes(route);
    expect(
      complaints.filter((text) => !isExpected(text)),
      route,
    ).toEqual([]);
  }
  expect(site.missing).toEqual([MISSING_PAGE]);
});

/** Also those that would wait until someone scrolls to them. */
function loadEveryPicture() {
  for (const picture of document.images) picture.loading = "eager";
}

const missingPictures = () =>
  [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ src }) => src);
