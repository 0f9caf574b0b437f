import { ISLAND_PROPS } from "../../src/islands/protocol";
import {
  publishIslandProps,
  separateIslandProps,
} from "../../src/islands/build/publish-island-props";
import { temporaryFolder } from "../support/temporary-folder";

const props = (name: string, json: string) =>
  `<script type="application/json" ${ISLAND_PROPS}="${name}">${json}</script>`;
const loader = (name: string) => `<script data-name="${name}">load()</script>`;

const page = `<main>${props("contact", '{"a":1}')}${loader("contact")}</main>`;

describe("separateIslandProps", () => {
  test("puts the props of each island beside its page, and tells the loaders where", () => {
    const body = ["transfer", "refill"].map((name) => props(name, `"${name}"`) + loader(name));
    expect(separateIslandProps("/es/recetas/index.html", body.join("<hr>"))).toEqual({
      html:
        '<script data-props="/es/recetas/transfer.json" data-name="transfer">load()</script><hr>' +
        '<script data-props="/es/recetas/refill.json" data-name="refill">load()</script>',
      propsFiles: [
        { address: "/es/recetas/transfer.json", content: '"transfer"' },
        { address: "/es/recetas/refill.json", content: '"refill"' },
      ],
    });
  });

  test("leaves other data and scripts in the page", () => {
    const html = `<script type="application/json">{}</script><script>go()</script>`;
    expect(separateIslandProps("/index.html", html)).toEqual({ html, propsFiles: [] });
  });

  test("does not let props without a loader stay in the page unnoticed", () => {
    expect(() => separateIslandProps("/contact/index.html", props("contact", "{}"))).toThrow(
      "/contact/index.html: an island has no loader after its props.",
    );
  });
});

describe("publishIslandProps", () => {
  const folder = temporaryFolder();

  test("writes them once, and leaves alone what an earlier build has written", async () => {
    folder.write("contact/index.html", page);
    await publishIslandProps(folder.path(), ["/contact/index.html"]);
    const written = folder.read("contact/index.html");
    expect(written).not.toContain(ISLAND_PROPS);
    expect(folder.read("contact/contact.json")).toBe('{"a":1}');
    await publishIslandProps(folder.path(), ["/contact/index.html"]);
    expect(folder.read("contact/index.html")).toBe(written);
    expect(folder.read("contact/contact.json")).toBe('{"a":1}');
  });
});
