import { useEffect, useState } from "react";
import { photos } from "../file/photos";
import { useSite } from "../site-context";

/** A small copy of a picture in `data/images/`, or of one that is not saved yet. */
export function Thumbnail({ path, isLazy = false }: { path: string; isLazy?: boolean }) {
  const { files } = useSite();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    let made: string | undefined;
    const find = async () => {
      const photo = await photos.of(path);
      if (photo) made = URL.createObjectURL(photo);
      const found = made ?? (await files.picture(path).catch(() => ""));
      if (!isGone) setAddress(found);
    };
    void find();
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [files, path]);
  return (
    <span className="thumbnail">
      {address && <img src={address} alt="" loading={isLazy ? "lazy" : "eager"} />}
    </span>
  );
}
