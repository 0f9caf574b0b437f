import { type ChangeEvent, useRef, useState } from "react";
import { IMAGE_FIELD_TYPES } from "../../../content/schema/field-types";
import { metaOf } from "../../../content/schema/inspect-schema";
import { addPhoto } from "../file/photos";
import { useForm } from "../form/store";
import { t } from "../words";
import { Gallery } from "./gallery";
import type { InputProps, Kind } from "./kind";
import { Thumbnail } from "./thumbnail";

/** A picture: what is there, a button that uploads a photo, one that chooses among all, and one that takes it out. */
function PictureInput({ path, schema, value, isRequired, described }: InputProps) {
  const store = useForm();
  const [isChoosing, setIsChoosing] = useState(false);
  const [failure, setFailure] = useState("");
  const choose = useRef<HTMLButtonElement>(null);
  const isPhoto = metaOf(schema).fieldType === "picture-file";
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const photo = await addPhoto(file).catch(() => undefined);
    setFailure(
      photo
        ? ""
        : t("The browser cannot read this picture. Save it as JPEG, and choose that file."),
    );
    if (photo) store.changePicture(path, photo);
    // The same file can be chosen again.
    target.value = "";
  };
  const close = () => {
    setIsChoosing(false);
    choose.current?.focus();
  };
  return (
    <div className="picture">
      {typeof value === "string" && <Thumbnail path={value} />}
      <span className="row">
        <label className="button">
          {isPhoto ? t("Upload a photo") : t("Upload a drawing (SVG)")}
          <input
            {...described}
            type="file"
            accept={isPhoto ? "image/*" : "image/svg+xml"}
            onChange={(event) => void upload(event)}
          />
        </label>
        <button type="button" ref={choose} onClick={() => setIsChoosing(true)}>
          {t("Choose a picture")}
        </button>
        {value !== undefined && !isRequired && (
          <button type="button" onClick={() => store.changePicture(path, undefined)}>
            {t("Take out")}
          </button>
        )}
      </span>
      {failure && (
        <p role="alert" className="error">
          {failure}
        </p>
      )}
      {isChoosing && (
        <Gallery
          isPhoto={isPhoto}
          onChoose={(chosen) => {
            store.changePicture(path, chosen);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

export const picture: Kind = {
  fits: (schema) => IMAGE_FIELD_TYPES.includes(metaOf(schema).fieldType),
  Input: PictureInput,
  hasNoExample: true,
};
