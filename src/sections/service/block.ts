import type { Background } from "../../components/section";

/** Props of every block of a page. */
export interface BlockProps<Fragment> {
  section: Fragment;
  background: Background;
}
