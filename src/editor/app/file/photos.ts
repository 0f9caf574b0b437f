/** Photos that are chosen and not saved yet. They stay in the browser until their file is saved. */

const DATABASE = "editing-screen";
const STORE = "photos";

/** Pixels of the longer side. */
const LARGEST = 2400;

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(STORE));
  });

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return (await settled(request)).transaction(STORE, mode).objectStore(STORE);
}

/** Photos chosen since the screen was opened, by path below `data/`, in case the browser cannot store them. */
const here = new Map<string, Blob>();

export const photos = {
  keep: async (path: string, photo: Blob) => {
    here.set(path, photo);
    await settled((await store("readwrite")).put(photo, path)).catch(() => undefined);
  },
  /** Returns a photo that waits; `undefined` for one that is saved. */
  of: async (path: string): Promise<Blob | undefined> => {
    const read = async () =>
      settled((await store("readonly")).get(path) as IDBRequest<Blob | undefined>);
    return here.get(path) ?? (await read().catch(() => undefined));
  },
  forget: async (path: string) => {
    here.delete(path);
    await settled((await store("readwrite")).delete(path)).catch(() => undefined);
  },
};

/** Returns a name that no other picture has: it follows from what the picture shows. */
async function pathFor(file: File, content: Blob): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await content.arrayBuffer());
  const code = [...new Uint8Array(hash).slice(0, 4)].map((byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  const name = file.name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const ending = { "image/webp": "webp", "image/svg+xml": "svg" }[content.type] ?? "jpg";
  return `images/${name || "photo"}-${code.join("")}.${ending}`;
}

/** Returns a photo upright, smaller, and without what the camera wrote into it, such as the place. */
async function smaller(file: File): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const as = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85));
  const webp = await as("image/webp");
  // Not every browser writes WebP.
  return (webp?.type === "image/webp" ? webp : await as("image/jpeg")) ?? undefined;
}

/** Keeps a photo until it is saved, and returns its path; `undefined` if the browser cannot read it. */
export async function addPhoto(file: File): Promise<string | undefined> {
  const content = file.type === "image/svg+xml" ? file : await smaller(file);
  if (!content) return undefined;
  const path = await pathFor(file, content);
  await photos.keep(path, content);
  return path;
}
