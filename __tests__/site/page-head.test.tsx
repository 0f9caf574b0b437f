import { render } from "@testing-library/react";
import { PageHead } from "../../src/site/page-head";
import { inPage } from "../support/components/in-page";
import { giveSiteData, siteData } from "../support/content/site-data";

test.each(["/", "/flu-shots/"])("the title of %s ends with the pharmacy's name", (address) => {
  giveSiteData(siteData);
  const seo = { title: "Flu shots", description: "Walk in." };
  render(inPage(<PageHead seo={seo} />, address), { container: document.head });
  expect(document.title).toBe("Flu shots | Test Pharmacy");
});
