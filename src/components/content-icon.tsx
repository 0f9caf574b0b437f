import type { IconName } from "../lib/icon-names";
import * as drawings from "./drawings";
import { Icon, type IconModule } from "./icon";

const icons: Record<IconName, IconModule> = drawings;

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);

interface Props {
  /** Name from `src/lib/icon-names.ts`. */
  name: string;
  size: number;
}

/** Icon that content names. */
export function ContentIcon({ name, size }: Props) {
  if (!isIconName(name)) throw new Error(`There is no icon "${name}". Run "npm run check".`);
  return <Icon of={icons[name]} size={size} />;
}
