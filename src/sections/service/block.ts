import type { Background } from "../../components/section";

/** What every block of a page gets. */
export interface BlockProps<Fragment> {
  section: Fragment;
  background: Background;
}
