import type { IconName } from "../lib/icon-names";
import * as drawings from "./drawings";
import { Icon, type IconModule } from "./icon";

const icons: Record<IconName, IconModule> = drawings;

interface Props {
  /** One of `src/lib/icon-names.ts`, as the check makes sure. */
  name: string;
  size: number;
}

/** Icon that content names. */
export const ContentIcon = ({ name, size }: Props) => (
  <Icon of={icons[name as IconName]} size={size} />
);
