import { useEffect, useState } from "react";
import { Dialog } from "../dialog";
import { useSite } from "../site-context";
import { t } from "../words";
import { Thumbnail } from "./thumbnail";

interface GalleryProps {
  /** True for photos, false for drawings. */
  isPhoto: boolean;
  onChoose: (path: string) => void;
  onClose: () => void;
}

interface Picture {
  path: string;
  /** True if no file of the content names it. */
  isUnused: boolean;
}

const nameOf = (path: string) => path.replace("images/", "");

/** All pictures of the site, to choose one. Those that no page shows can be deleted. */
export function Gallery({ isPhoto, onChoose, onClose }: GalleryProps) {
  const { files, content } = useSite();
  const [pictures, setPictures] = useState<Picture[]>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    const find = async () => {
      const [paths, values] = await Promise.all([files.paths(), content()]);
      const named = JSON.stringify(values).normalize();
      setPictures(
        paths
          .filter((path) => path.startsWith("images/") && path.endsWith(".svg") !== isPhoto)
          .map((path) => ({ path, isUnused: !named.includes(path.normalize()) })),
      );
    };
    find().catch((error: Error) => setSaid(error.message));
  }, [files, content, isPhoto]);

  const remove = async (path: string) => {
    const name = nameOf(path);
    if (!confirm(t("Delete the photo {name} for good?", { name }))) return;
    const version = await files.version();
    await files.write(
      new Map([[path, undefined]]),
      t("Delete the photo {name}", { name }),
      version,
    );
    setPictures((before) => before?.filter((picture) => picture.path !== path));
    setSaid(t("Deleted: {name}", { name }));
  };

  return (
    <Dialog title={t("Choose a picture")} onClose={onClose}>
      <p role="status">{pictures ? said : said || t("Reading …")}</p>
      <ul className="gallery">
        {pictures?.map(({ path, isUnused }) => (
          <li key={path}>
            <button type="button" className="choice" onClick={() => onChoose(path)}>
              <Thumbnail path={path} isLazy />
              {nameOf(path)}
            </button>
            {isUnused && (
              <p className="note">
                {t("No page shows it.")}{" "}
                <button
                  type="button"
                  className="small"
                  aria-label={t("Delete {name}", { name: nameOf(path) })}
                  onClick={() => void remove(path).catch((error: Error) => setSaid(error.message))}
                >
                  {t("Delete")}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
