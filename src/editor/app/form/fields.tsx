/** The form of a value, which follows from its schema. */
import { memo } from "react";
import * as z from "zod";
import { isOwn, isTranslated } from "../../../content/languages/translation-of";
import { groupIn, unwrapped } from "../../../content/schema/inspect-schema";
import { inLanguageKey } from "../../values/combine";
import { typeAt } from "../../values/file-value";
import { shownParts } from "../../values/walk-form";
import { keyOf, type Path } from "../route";
import { useSite } from "../site-context";
import { Group } from "./group";
import { List } from "./list";
import { type FieldProps, SingleField } from "./single-field";
import { useForm, useStore } from "./store";
import { getAt } from "./values";
import { Withheld } from "./withheld";

/** The form of the open file. */
export function ContentForm() {
  return <Fields path={[]} schema={typeAt(useForm().file.path).schema} />;
}

const isRequired = (schema: z.core.$ZodType) =>
  !(schema instanceof z.ZodOptional) && !z.safeParse(schema, "").success;

/** The fields of a group, or of a block of its kind. */
export function Fields({ path, schema }: { path: Path; schema: z.core.$ZodType }) {
  const store = useForm();
  const group = useStore(() => groupIn(schema, getAt(store.value, path)));
  if (!group) return null;
  return (
    <>
      <Withheld path={path} />
      {shownParts(group).map(([name, part]) => (
        <Words
          key={name}
          path={[...path, name]}
          name={name}
          schema={part}
          isRequired={isRequired(part)}
        />
      ))}
    </>
  );
}

/** A value, with its translations below it. */
export function Words(props: FieldProps) {
  const { facts, others } = useSite();
  const { path, schema } = props;
  const around = path.slice(0, -1);
  const isShown = useStore(({ showsTranslations }) => showsTranslations);
  const codes = isShown && (isTranslated(schema) || isOwn(schema)) ? others : [];
  return (
    <>
      <Value {...props} first={codes.length > 0 ? facts.languages[0] : undefined} />
      {codes.map((code) => (
        <Value
          key={code}
          {...props}
          path={[...around, inLanguageKey(String(path.at(-1)), code)]}
          lang={code}
        />
      ))}
    </>
  );
}

/** The field of any value. */
const Value = memo(
  function Value(props: FieldProps) {
    const type = unwrapped(props.schema);
    if (type instanceof z.ZodArray) return <List {...props} element={type.element} />;
    if (type instanceof z.ZodObject)
      return (
        <Group {...props}>
          <Fields path={props.path} schema={type} />
        </Group>
      );
    return <SingleField {...props} />;
  },
  (before, after) =>
    before.schema === after.schema &&
    before.first === after.first &&
    keyOf(before.path) === keyOf(after.path),
);
