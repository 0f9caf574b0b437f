import type { CmsConfig, CollectionFile, Field } from "@sveltia/cms";
import { isPageFile } from "../../content/languages/addresses";
import { wordsOf } from "../../content/languages/translation-of";
import { languageName } from "../../lib/language";
import { type ContentType, folders, singleFiles } from "../../content/schema/content-files";
import { type Choices, FieldMaker } from "./fields";
import type { GitBackend, ScreenFacts } from "../screen-facts";
import { labelOf } from "../labels";

/** Settings that the content schema does not have. */
interface ScreenSettings extends Choices, Pick<ScreenFacts, "siteUrl"> {
  backend: GitBackend;
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

  const hasTranslations = settings.languages.length > 1;
  const isTranslated = ({ schema }: ContentType) => hasTranslations && Boolean(wordsOf(schema));
  /** Returns `data/pages/home.yaml`, with `data/es/pages/home.yaml` beside it. */
  const placeOf = (type: ContentType) =>
    `data/${isTranslated(type) ? "{{locale}}/" : ""}${type.path}`;

  /** Adds to the first field of a file what patients see while a translation is empty. */
  const fieldsOf = (type: ContentType): Field[] => {
    const [first = "", ...others] = settings.languages;
    const language = languageName(first);
    const note =
      isPageFile(type.path) || isPageFile(`${type.path}/`)
        ? `While a text has no translation, the other language leaves the page out, and its links lead to the page in ${language}.`
        : `While a text has no translation, pages in the other language show it in ${language}.`;
    const fields = maker.fieldsOf(type.schema);
    if (others.length === 0 || !isTranslated(type)) return fields;
    return fields.map((field, index) =>
      index === 0 && "comment" in field
        ? { ...field, comment: [field.comment, note].filter(Boolean).join(" ") }
        : field,
    );
  };

  const collectionFile = (type: ContentType): CollectionFile => ({
    name: type.typeName,
    label: labelOf(type.typeName),
    file: placeOf(type),
    i18n: isTranslated(type),
    format: type.typeName,
    fields: fieldsOf(type),
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
    // The strip has such a link.
    show_preview_links: false,
    editor: { preview: false },
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: AS_WEBP } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    ...(hasTranslations && {
      i18n: {
        structure: "multiple_folders",
        locales: settings.languages,
        omit_default_locale_from_file_path: true,
      },
    }),
    singletons: files.filter(({ path }) => !path.includes("/")).map(collectionFile),
    collections: [
      ...Object.values(folders).map((type: ContentType) => ({
        name: type.path,
        label: labelOf(type.path),
        label_singular: labelOf(type.typeName),
        folder: placeOf(type),
        i18n: isTranslated(type),
        format: type.typeName,
        extension: "yaml",
        slug: "{{title}}",
        fields: fieldsOf(type),
        ...PICTURE_FOLDERS,
      })),
      ...parents.map((folder) => ({
        name: folder,
        label: labelOf(folder),
        i18n: hasTranslations,
        files: files.filter(({ path }) => path.startsWith(`${folder}/`)).map(collectionFile),
      })),
    ],
  };
}
