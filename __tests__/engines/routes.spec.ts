import { allRoutes } from "../support/browser/routes";
import { sidewaysOverflow } from "../support/browser/viewport";
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
    // Resizing a window takes a moment.
    await expect
      .poll(() => visit.evaluate(sidewaysOverflow), `sideways scrolling of ${route} on a phone`)
      .toBe(0);
    await visit.evaluate(loadEveryPicture);
    await expect.poll(() => visit.evaluate(missingPictures), route).toEqual([]);
    const complaints = await visit.complaints();
    // Browsers log the 404.
    const isExpected = (text: string) => route === MISSING_PAGE && text.includes(route);
    expect(
      complaints.filter((text) => !isExpected(text)),
      route,
    ).toEqual([]);
  }
  expect(site.missing).toEqual([MISSING_PAGE]);
});

/** Loads lazy pictures as well. */
function loadEveryPicture() {
  for (const picture of document.images) picture.loading = "eager";
}

const missingPictures = () =>
  [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ src }) => src);
