import { readdirSync } from "node:fs";
import { join } from "node:path";
import webpack from "webpack";
import { EmitOnlyIslands } from "../../src/gatsby/html/bundle-islands";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

const bundle = () =>
  new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        context: folder.path(),
        mode: "none",
        entry: { app: "./app.js", form: "./form.js" },
        output: {
          path: join(folder.path(), "public"),
          filename: "[name].js",
          chunkFilename: "[name].js",
        },
        plugins: [new EmitOnlyIslands("form")],
      },
      (error, stats) => (error ? reject(error) : resolve(stats)),
    );
  });

test("an island comes with all that it loads later, and nothing of the other bundles", async () => {
  folder.write("app.js", 'import(/* webpackChunkName: "page" */ "./page");');
  folder.write("page.js", "export const page = 1;");
  folder.write("form.js", 'import(/* webpackChunkName: "mail" */ "./mail");');
  folder.write("mail.js", 'import(/* webpackChunkName: "toast" */ "./toast");');
  folder.write("toast.js", "export const toast = 1;");
  const stats = await bundle();
  expect(stats?.compilation.errors).toEqual([]);
  expect(readdirSync(join(folder.path(), "public")).sort()).toEqual([
    "form.js",
    "mail.js",
    "toast.js",
  ]);
});
