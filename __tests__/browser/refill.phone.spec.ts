/** A refill request: the shortest way, and all of its kinds of answers. */
import { pharmacy, questionIn } from "../support/forms/copy";
import { sampleRefill } from "../support/forms/sample-answers";
import { expect, test } from "../support/browser/forms";
import { readPdf } from "../support/browser/read-pdf";
import { setTextSize } from "../support/browser/viewport";

test(
  "four answers and one press order a refill",
  { tag: "@firefox" },
  async ({ page, refill, mail, translation }) => {
    await page.goto(`${refill.path}#refill`);
    for (const name of ["rxNumbers", "patientName", "dateOfBirth", "phone"] as const) {
      await refill.input(name).click();
      await refill.input(name).fill(sampleRefill[name]);
    }
    await refill.send();
    await expect(refill.toast).toHaveText(refill.copy.success);
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]).toMatchObject({
      template_id: "test-refill-template",
      template_params: {
        to_email: pharmacy.email,
        from_name: sampleRefill.patientName,
        rx_numbers: sampleRefill.rxNumbers,
        date_of_birth: sampleRefill.dateOfBirth,
        way: "",
        day: "",
        note: "",
      },
    });
    await refill.expectEmpty();
    // What comes next, and that it is not filled yet.
    await expect(refill.island.getByText(refill.copy.sent.text)).toBeVisible();
    expect(translation === "es" || refill.copy.sent.text.includes("not filled yet")).toBe(true);
  },
);

test(
  "a pasted list takes nothing away, and arrives with delivery and a day as the pharmacist reads them",
  { tag: "@firefox" },
  async ({ page, refill, mail }) => {
    await refill.openAlive();
    const numbers = refill.input("rxNumbers");
    const low = await numbers.boundingBox();
    await refill.input("note").fill("RX 741 2345\nFolic acid 1 mg\n7412399\n1\n2\n3\n");
    await refill.input("note").press("Control+A");
    await refill.input("note").press("Control+X");
    await numbers.fill("7412346");
    await numbers.press("Control+Home");
    await numbers.press("Control+V");
    await expect(numbers).toHaveValue("RX 741 2345\nFolic acid 1 mg\n7412399\n1\n2\n3\n7412346");
    const high = await numbers.boundingBox();
    expect(high?.height).toBeGreaterThan(low?.height ?? 0);
    await numbers.press("Control+Z");
    await expect(numbers).toHaveValue("7412346");
    await numbers.press("Control+Home");
    await page.keyboard.insertText("RX 741 2345\nFolic acid 1 mg\n");
    for (const name of ["patientName", "dateOfBirth", "phone"] as const)
      await refill.input(name).fill(sampleRefill[name]);
    const { options } = questionIn(refill.copy, "way");
    const delivery = options?.find(({ name }) => name === "delivery")?.label ?? "";
    await refill.form.getByRole("radio", { name: delivery }).check();
    await refill.input("address").fill(sampleRefill.address);
    const days = refill.input("deliveryDay").locator("option");
    await expect(days).not.toHaveCount(1);
    const day = (await days.nth(2).getAttribute("value")) ?? "";
    await refill.input("deliveryDay").selectOption(day);
    await refill.send();
    await expect(refill.toast).toHaveText(refill.copy.success);
    expect(mail.received[0]?.template_params).toMatchObject({
      rx_numbers: "RX 741 2345\nFolic acid 1 mg\n7412346",
      way: "Please deliver it",
      address: sampleRefill.address,
      delivery_day: day,
    });
  },
);

test(
  "a list is printed to its end, and the signature is on a sheet with what is signed, however long that is",
  { tag: "@slow" },
  async ({ page, refill }) => {
    await refill.openAlive();
    await refill.fill();
    const { copy } = refill;
    const last = copy.groups.find(({ name }) => name === "pickup")?.heading ?? "";
    const sheets: number[] = [];
    for (let count = 2; count < 40; count += 3) {
      const numbers = Array.from({ length: count }, (_, index) => `${7412300 + index}`);
      await refill.input("rxNumbers").fill(numbers.join("\n"));
      const { pages, text, lastPage } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
      sheets.push(pages);
      for (const number of numbers) expect(text).toContain(number);
      for (const words of [last, copy.paper.signature])
        expect(lastPage).toContain(words.replace(/\s/g, ""));
    }
    expect(sheets).toContain(1);
    expect(sheets).toContain(2);
  },
);

test("in large text, a press that meets an error shows the field that has the cursor", async ({
  page,
  refill,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await refill.openAlive();
  await setTextSize(page, 200);
  await refill.input("patientName").fill(sampleRefill.patientName);
  await refill.send();
  await expect(refill.input("rxNumbers")).toBeFocused();
  await expect(refill.input("rxNumbers")).toBeInViewport({ ratio: 1 });
});
