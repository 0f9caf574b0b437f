import type { Backend, CmsConfig, CollectionFile } from "@sveltia/cms";
import { keyOf } from "../../content/languages/addresses";
import {
  type ContentType,
  contentTypeAt,
  folders,
  singleFiles,
  translationType,
} from "../../content/schema/content-files";
import { ownName } from "../../lib/language";
import { FieldMaker, labelOf } from "./fields";
import { wordsFormat } from "./screen/content-yaml";

/** Settings that the content schema does not have. */
export interface ScreenSettings {
  backend: Backend;
  /** Paths to which a link may lead. */
  paths: string[];
  /** Contact points that a banner can show: the store, the services desk and departments. */
  contactPoints: string[];
  siteUrl: string;
  /** Codes of the languages besides the default one. */
  languages: string[];
  /** Files of the pages in folders, such as `services/immunizations.yaml`. */
  pageFiles: string[];
}

/**
 * Lets the screen find pictures that content names without a leading slash, such as `images/walker.webp`.
 * It treats these folders as the same as `media_folder` and `public_folder` below.
 */
const PICTURE_FOLDERS = { media_folder: "/data/images", public_folder: "images" };

/** Shrinks photos of phones, and removes their metadata, such as the location. */
const AS_WEBP = { raster_image: { format: "webp", quality: 85, width: 2400 } } as const;

/** Returns the configuration of Sveltia CMS (https://sveltiacms.app/en/docs). */
export function screenConfig(settings: ScreenSettings): CmsConfig {
  const { backend, siteUrl } = settings;
  const maker = new FieldMaker(settings);

  const collectionFile = ({ path, typeName, schema }: ContentType): CollectionFile => ({
    name: typeName,
    label: labelOf(typeName),
    file: `data/${path}`,
    format: typeName,
    fields: maker.fieldsOf(schema),
    ...PICTURE_FOLDERS,
  });

  /** The translation of a file. Files without words have none. */
  const translatedFile = (code: string, path: string): CollectionFile[] => {
    const type = contentTypeAt(path);
    const words = translationType(code, type);
    if (!type || !words) return [];
    const isInFolder = type.path !== path;
    return [
      {
        name: path.replace(/\W/g, "-"),
        label: isInFolder ? labelOf(keyOf(path)) : labelOf(type.typeName),
        file: `data/${code}/${path}`,
        format: wordsFormat(type.typeName),
        fields: maker.fieldsOf(words.schema),
      },
    ];
  };

  const files = Object.values(singleFiles);
  const parents = [...new Set(files.flatMap(({ path }) => path.split("/").slice(0, -1)))];

  return {
    load_config_file: false,
    backend,
    app_title: "Edit the website",
    logo: { src: "icon.png" },
    display_url: siteUrl,
    show_preview_links: false,
    editor: { preview: false },
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: AS_WEBP } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    singletons: files.filter(({ path }) => !path.includes("/")).map(collectionFile),
    collections: [
      ...Object.values(folders).map(({ path, typeName, schema }) => ({
        name: path,
        label: labelOf(path),
        label_singular: labelOf(typeName),
        folder: `data/${path}`,
        format: typeName,
        extension: "yaml",
        slug: "{{title}}",
        fields: maker.fieldsOf(schema),
        ...PICTURE_FOLDERS,
      })),
      ...parents.map((folder) => ({
        name: folder,
        label: labelOf(folder),
        files: files.filter(({ path }) => path.startsWith(`${folder}/`)).map(collectionFile),
      })),
      ...settings.languages.map((code) => ({
        name: `words-${code.toLowerCase()}`,
        label: ownName(code),
        files: [...files.map(({ path }) => path), ...settings.pageFiles].flatMap((path) =>
          translatedFile(code, path),
        ),
      })),
    ],
  };
}
