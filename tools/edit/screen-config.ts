import type { Backend, CmsConfig, CollectionFile } from "@sveltia/cms";
import { type ContentType, folders, singleFiles } from "../../src/content/schema/content-files";
import { FieldMaker } from "./fields";
import { labelOf } from "./labels";

/** What the description of the content cannot know. */
export interface ScreenSettings {
  /** Where the files live. */
  backend: Backend;
  /** The addresses within the site that a link may lead to. */
  paths: string[];
  /** Whose number a banner can show: the store's, the services desk's, or a department's. */
  contactPoints: string[];
  /** Where the site can be seen. */
  siteUrl: string;
}

/**
 * Finds pictures that content names without a slash, such as `images/walker.webp`, at a place that
 * the screen takes for the same as `media_folder` and `public_folder` below.
 */
const PICTURE_FOLDERS = { media_folder: "/data/images", public_folder: "images" };

/** Photos from a phone are often larger than any page can show, and tell where they were taken. */
const AS_WEBP = { raster_image: { format: "webp", quality: 85, width: 2400 } } as const;

/** The configuration of Sveltia CMS (https://sveltiacms.app/en/docs). */
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
    ],
  };
}
