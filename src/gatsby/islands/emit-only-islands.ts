import type { ChunkGroup, Compiler } from "webpack";

const NAME = "EmitOnlyIslands";

/**
 * A webpack plugin that leaves out the scripts that no page loads: Gatsby bundles its own app and all
 * of its pages, because it reads from their modules which queries each page needs, and no page of
 * this site runs them. They are left out before they would be minified.
 */
export class EmitOnlyIslands {
  /** @param entry the islands' name among webpack's entries */
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const needed = filesOf(compilation.entrypoints.get(this.entry));
        for (const file of Object.keys(assets)) {
          if (file.endsWith(".js") && !needed.has(file)) compilation.deleteAsset(file);
        }
      });
    });
  }
}

/** The files of a group of chunks, and of those that it loads later. */
function filesOf(entry: ChunkGroup | undefined): ReadonlySet<string> {
  const found = new Set(entry ? [entry] : []);
  // A set goes on with what is added while it is walked.
  for (const group of found) for (const child of group.getChildren()) found.add(child);
  return new Set([...found].flatMap((group) => group.getFiles()));
}
