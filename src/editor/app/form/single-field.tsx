/** A single value: its label, help and messages, with the input of its kind between them. */
import type * as z from "zod";
import { languageName } from "../../../lib/language";
import { helpOf } from "../../../content/schema/inspect-schema";
import { helpBeside, labelOf, sayLabel } from "../../labels";
import { kindOf } from "../kinds/kinds";
import type { Path } from "../route";
import { t } from "../words";
import { Messages } from "./messages";
import { idOf } from "./names";
import { useForm, useStore } from "./store";
import { getAt } from "./values";
import { Withheld } from "./withheld";

export interface FieldProps {
  path: Path;
  /** Key of the value, of which its label is made. */
  name: string;
  schema: z.core.$ZodType;
  /** Language of a translation. */
  lang?: string;
  /** Language of a text beside its translations. */
  first?: string;
  isRequired: boolean;
  /** True for a line of a list, whose help says what it is for. */
  isLine?: boolean;
}

export function SingleField({ path, name, schema, lang, first, isRequired, isLine }: FieldProps) {
  const store = useForm();
  const value = useStore(() => getAt(store.value, path));
  useStore(({ problems }) => problems);
  useStore((state) => state.describesEarlierPicture(path));
  const problems = store.problemsAt(path);
  const id = idOf(path);
  const { Input, hasNoExample = false, isAsked = false } = kindOf(schema);
  const label = labelOf(name);
  const help = lang || isLine ? "" : helpBeside(label, schema);
  const { example } = helpOf(schema);
  const shown = [
    help && t(help),
    example && !lang && !isLine && !hasNoExample && t("For example: {example}", { example }),
  ].filter(Boolean);
  const described = [shown.length > 0 && `${id}?help`, problems.length > 0 && `${id}?messages`];
  const said = sayLabel(label, help, t);
  const language = lang ?? first;
  return (
    <div className={problems.some(({ isError }) => isError) ? "field wrong" : "field"}>
      <label htmlFor={id}>
        {language ? `${said} (${t(languageName(language))})` : said}{" "}
        {!isRequired && !isAsked && !lang && <small>{t("(optional)")}</small>}
      </label>
      {shown.length > 0 && (
        <p id={`${id}?help`} className="help">
          {shown.join(" ")}
        </p>
      )}
      <Input
        path={path}
        schema={schema}
        value={value}
        isRequired={isRequired && !lang}
        lang={lang}
        onChange={(part) =>
          store.change(path, part ?? (typeof path.at(-1) === "number" ? "" : part))
        }
        described={{
          id,
          "aria-describedby": described.filter(Boolean).join(" ") || undefined,
          "aria-invalid": problems.some(({ isError }) => isError) || undefined,
        }}
      />
      {!lang && <Withheld path={path} />}
      <Messages path={path} />
    </div>
  );
}
