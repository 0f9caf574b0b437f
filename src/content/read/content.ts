import type * as z from "zod";
import type { folders, singleFiles } from "../schema/content-files";
import type { ContentFile, ContentText } from "./content-file";
import type { SvgImage } from "./inspect-svg";
import type { Picture } from "./inspect-picture";
import type { Mark } from "./read-logo";
import type { SitePages } from "./site-pages";

/** Valid file, with its texts trimmed. */
export interface ContentDocument<Value> {
  /** Path for messages: `data/pharmacy.yaml`. */
  file: string;
  value: Value;
}

/** Valid files of `singleFiles`, by name. */
export type SingleDocuments = {
  readonly [Name in keyof typeof singleFiles]?: ContentDocument<
    z.infer<(typeof singleFiles)[Name]["schema"]>
  >;
};

/** The valid files of each folder, sorted by name. */
export type FolderDocuments = {
  readonly [Name in keyof typeof folders]: readonly ContentDocument<
    z.infer<(typeof folders)[Name]["schema"]>
  >[];
};

/** `pharmacy.yaml`. */
export type PharmacyDocument = NonNullable<SingleDocuments["pharmacy"]>;

/** Hash of a file's texts and their translations, by the path of the file. */
export type Confirmed = Readonly<Record<string, string>>;

/** Everything in `data/`. */
export interface Content extends SingleDocuments, FolderDocuments {
  /** Paths of all YAML files below `data/`, also unknown and unreadable ones. */
  yamlPaths: readonly string[];
  /** Paths of all other files below `data/`, except pictures. The site does not read them. */
  otherPaths: readonly string[];
  /** Every file that can be read, valid or not, sorted by path. */
  files: readonly ContentFile[];
  texts: readonly ContentText[];
  /** Lock files of the translations, by the code of the language; `undefined` for one without a lock file. */
  confirmed: ReadonlyMap<string, Confirmed | undefined>;
  /** Pages of the site, with the anchors that a link can lead to. */
  pages: SitePages;
  /** Addresses of the pages that every site has. */
  fixedPages: readonly string[];
  /** Addresses of pages whose files cannot be read. Links to them are not reported. */
  unreadPages: readonly string[];
  /** The files in `data/images/`, such as `images/walker.webp`. */
  pictureNames: readonly string[];
  /** Files in the place of photos, by name; `undefined` for one that is no picture. */
  pictures: ReadonlyMap<string, Picture | undefined>;
  /** SVG drawings that content names, by name. */
  drawings: ReadonlyMap<string, SvgImage>;
  /** `static/logo.png` or `static/logo.svg`, if one exists. */
  logo?: Mark;
  /** The icon for browser tabs and phones, if the owner gives one. */
  icon?: Mark;
}
