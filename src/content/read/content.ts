import type { z } from "zod";
import type { folders, singleFiles } from "../schema/content-files";
import type { ContentText } from "./find-texts";
import type { SvgImage } from "./inspect-svg";
import type { Picture } from "./inspect-picture";
import type { ContentFile } from "./load-file";
import type { Mark } from "./read-logo";
import type { SitePages } from "./site-pages";

/** A valid file: every value meets its description, and has no spaces around it. */
export interface ContentDocument<Value> {
  /** The file's path below the project, as problems show it: `data/pharmacy.yaml`. */
  file: string;
  value: Value;
}

/** The valid files that exist once, each under its name in `singleFiles`. */
export type SingleDocuments = {
  readonly [Name in keyof typeof singleFiles]?: ContentDocument<
    z.infer<(typeof singleFiles)[Name]["schema"]>
  >;
};

/** The valid files of each folder, in the order of their names. */
export type FolderDocuments = {
  readonly [Name in keyof typeof folders]: readonly ContentDocument<
    z.infer<(typeof folders)[Name]["schema"]>
  >[];
};

/** All that `data/` says. */
export interface Content extends SingleDocuments, FolderDocuments {
  /** Where its YAML files lie, those included that the site does not know or cannot read. */
  yamlPaths: readonly string[];
  /** Every file that can be read, valid or not, in the order of the paths. */
  files: readonly ContentFile[];
  /** The texts of all these files. */
  texts: readonly ContentText[];
  /** The site's pages, and the parts of them that a link can lead to. */
  pages: SitePages;
  /** The addresses of the pages that every site has. */
  fixedPages: readonly string[];
  /** Where pages would begin whose files cannot be read: links to them are no mistake of their own. */
  unreadPages: readonly string[];
  /** The files in `data/images/`, as content names them. */
  pictureNames: readonly string[];
  /** Those that content names, if they are pictures. */
  pictures: ReadonlyMap<string, Picture>;
  /** Those that content names, if their names are those of drawings. */
  drawings: ReadonlyMap<string, SvgImage>;
  /** The files in `static/` whose names begin as the logo's does. */
  logoNames: readonly string[];
  /** The logo, if it is there. */
  logo?: Mark;
  /** The icon for browser tabs and phones, if the owner gives one. */
  icon?: Mark;
}
