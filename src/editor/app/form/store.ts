/** The value of the open form, with what is unfolded and what the check says. */
import { createContext, use, useSyncExternalStore } from "react";
import type { Texts } from "../../values/file-value";
import { entryName } from "../../../content/languages/entry-keys";
import type { FeatureKey } from "../../../content/schema/features";
import { isSame } from "../../../content/write/values";
import { keyOf, type Path, pathOf } from "../route";
import { t } from "../words";
import { getAt, setAt, textOf } from "./values";

/** What the check says of a field. */
export interface FieldProblem {
  /** Address of the field on the screen. */
  address: string;
  /** Path in the value of the form; absent for another file. */
  path?: Path;
  /** Labels of the field. */
  label: string;
  message: string;
  /** Value to write in place of the one that is there. */
  instead?: string;
  isError: boolean;
  isNew: boolean;
}

export interface OpenFile {
  /** Path below `data/`. */
  path: string;
  texts: Texts;
  value: unknown;
}

type State = Pick<FormStore, "value" | "texts" | "problems" | "showsTranslations" | "hasTried">;

const SHOWS_TRANSLATIONS = "shows-translations";

/** A description of a picture, in one language. */
interface Description {
  /** `alt`, or `alt@es`. */
  key: string;
  text: string;
  file: string;
}

/** Returns the descriptions of all pictures in a value. */
function descriptionsIn(value: unknown): Description[] {
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.entries(value);
  const file = textOf(getAt(value, ["file"]));
  const own = parts.filter(([key, text]) => file && /^alt(?:@|$)/.test(key) && text);
  return [
    ...own.map(([key, text]) => ({ key, text: textOf(text), file })),
    ...parts.flatMap(([, part]) => descriptionsIn(part)),
  ];
}

export class FormStore {
  value: unknown;
  /** Texts that the value was read from. */
  texts: Texts;
  problems: readonly FieldProblem[] = [];
  showsTranslations = localStorage.getItem(SHOWS_TRANSLATIONS) !== "no";
  /** True once somebody tried to save: empty fields are mistakes from then on. */
  hasTried = false;
  private saved: unknown;
  /** Descriptions that are right for their pictures: those of the saved file, and of a picture that was replaced since. */
  private described: readonly Description[];
  /** Keys of entries and groups that are unfolded. */
  private opened: ReadonlySet<string> = new Set();
  private readonly listeners = new Set<() => void>();

  /** @param absent what the pharmacy does not have, or does not offer */
  constructor(
    readonly file: OpenFile,
    readonly absent: readonly FeatureKey[] = [],
  ) {
    this.value = this.saved = file.value;
    this.texts = file.texts;
    this.described = descriptionsIn(file.value);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  update(change: Partial<State>) {
    Object.assign(this, change);
    for (const listener of this.listeners) listener();
  }

  change(path: Path, part: unknown) {
    const key = `${keyOf(path)}/`;
    // Problems of the old value are not those of the new one.
    const problems = this.problems.filter(
      (problem) => !problem.path || !`${keyOf(problem.path)}/`.startsWith(key),
    );
    this.update({ problems, value: setAt(this.value, path, part) });
  }

  /** Puts another picture into a group. Its descriptions stay, and are asked about, also those that were hidden. */
  changePicture(path: Path, file: string | undefined) {
    const group = path.slice(0, -1);
    const right = descriptionsIn(getAt(this.value, group)).filter(
      ({ key }) => !this.describesEarlierPicture([...group, key]),
    );
    this.described = [...this.described, ...right];
    this.change(path, file);
    for (const { key } of right) {
      if (this.describesEarlierPicture([...group, key])) this.reveal([...group, key]);
    }
  }

  /** True for a description whose picture was replaced, until either is changed or the file is saved. */
  describesEarlierPicture(path: Path): boolean {
    const file = getAt(this.value, [...path.slice(0, -1), "file"]);
    const same = this.described.filter(
      ({ key, text }) => key === path.at(-1) && text === getAt(this.value, path),
    );
    return file !== undefined && same.length > 0 && !same.some((other) => other.file === file);
  }

  showTranslations(isShown: boolean) {
    localStorage.setItem(SHOWS_TRANSLATIONS, isShown ? "yes" : "no");
    this.update({ showsTranslations: isShown });
  }

  /** Shows what is in the file after a save. `value` has more if somebody typed meanwhile. */
  wasSaved({ value, texts }: Pick<OpenFile, "value" | "texts">, saved: unknown) {
    const moved = [...this.opened].map((key) => keyOf(sameEntry(this.value, value, pathOf(key))));
    this.opened = new Set(moved);
    this.saved = saved;
    this.described = descriptionsIn(saved);
    this.update({ value, texts, hasTried: false });
  }

  get isChanged() {
    return this.value !== this.saved && !isSame(this.value, this.saved);
  }

  readonly isOpen = (path: Path) => this.opened.has(keyOf(path));

  fold(path: Path, isOpen: boolean) {
    const opened = new Set(this.opened);
    if (isOpen) opened.add(keyOf(path));
    else opened.delete(keyOf(path));
    this.opened = opened;
    this.update({});
  }

  /** Unfolds all that is around a field. */
  reveal(path: Path) {
    const around = path.map((_, index) => keyOf(path.slice(0, index + 1)));
    this.opened = new Set([...this.opened, ...around]);
    const isTranslation = path.some((step) => String(step).includes("@"));
    this.update({ showsTranslations: this.showsTranslations || isTranslation });
  }

  /** Puts other entries into a list. `from` has the position that each entry had; -1 for a new one. */
  arrange(path: Path, entries: readonly unknown[], from: readonly number[]) {
    const list = `${keyOf(path)}/`;
    const moved = (key: string): string[] => {
      if (!key.startsWith(list)) return [key];
      const [index, ...rest] = key.slice(list.length).split("/");
      const place = from.indexOf(Number(index));
      return place < 0 ? [] : [[list + String(place), ...rest].join("/")];
    };
    this.opened = new Set([...this.opened].flatMap(moved));
    this.problems = this.problems.flatMap((problem) =>
      problem.path
        ? moved(keyOf(problem.path)).map((key) => ({ ...problem, path: pathOf(key) }))
        : problem,
    );
    this.change(path, entries);
  }

  /** Returns what is said of a field. Before somebody tries to save, an empty field may be the next to fill in. */
  problemsAt(path: Path): Pick<FieldProblem, "message" | "instead" | "isError">[] {
    const found = this.ofForm().filter((problem) => keyOf(problem.path ?? []) === keyOf(path));
    if (!this.describesEarlierPicture(path)) return found;
    const message = t("This describes the earlier picture. Is it right for the new one?");
    return [...found, { message, isError: false }];
  }

  problemsBelow = (path: Path): FieldProblem[] =>
    this.ofForm().filter((problem) =>
      `${keyOf(problem.path ?? [])}/`.startsWith(`${keyOf(path)}/`),
    );

  /** Returns what is to be said now of this file. */
  ofForm = (): FieldProblem[] =>
    this.problems.filter(
      ({ path, isError }) =>
        path && (this.hasTried || !isError || !isBlank(getAt(this.value, path))),
    );
}

/** Returns where the entry that a path leads to is in a later value, in which lists may have another order. */
function sameEntry(before: unknown, after: unknown, [step, ...rest]: Path): Path {
  if (step === undefined) return [];
  const entry = getAt(before, [step]);
  const name = entryName(entry);
  const found =
    Array.isArray(after) && name !== undefined
      ? after.findIndex((other) => entryName(other) === name)
      : -1;
  const place = found < 0 ? step : found;
  return [place, ...sameEntry(entry, getAt(after, [place]), rest)];
}

const isBlank = (value: unknown) => value === undefined || value === "";

export const StoreContext = createContext<FormStore | undefined>(undefined);

export function useForm(): FormStore {
  const store = use(StoreContext);
  if (!store) throw new Error("There is no form around this component.");
  return store;
}

/** Reads a part of the state, which has to be the same value until it changes. */
export function useStore<Part>(read: (store: FormStore) => Part): Part {
  const store = useForm();
  return useSyncExternalStore(store.subscribe, () => read(store));
}
