import * as Accessibility from "lucide-react/icons/accessibility";
import * as Activity from "lucide-react/icons/activity";
import * as Apple from "lucide-react/icons/apple";
import * as ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import * as BadgeCheck from "lucide-react/icons/badge-check";
import * as Bandage from "lucide-react/icons/bandage";
import * as Bath from "lucide-react/icons/bath";
import * as BedDouble from "lucide-react/icons/bed-double";
import * as BookOpen from "lucide-react/icons/book-open";
import * as Brain from "lucide-react/icons/brain";
import * as Building2 from "lucide-react/icons/building-complex";
import * as CalendarCheck from "lucide-react/icons/calendar-check";
import * as CigaretteOff from "lucide-react/icons/cigarette-off";
import * as ClipboardCheck from "lucide-react/icons/clipboard-check";
import * as ClipboardList from "lucide-react/icons/clipboard-list";
import * as Clock from "lucide-react/icons/clock";
import * as CreditCard from "lucide-react/icons/credit-card";
import * as Droplet from "lucide-react/icons/droplet";
import * as FileText from "lucide-react/icons/file-text";
import * as FlaskConical from "lucide-react/icons/flask-conical";
import * as Footprints from "lucide-react/icons/footprints";
import * as HandHeart from "lucide-react/icons/hand-heart";
import * as HeartHandshake from "lucide-react/icons/heart-handshake";
import * as HeartPulse from "lucide-react/icons/heart-pulse";
import * as House from "lucide-react/icons/house";
import * as Leaf from "lucide-react/icons/leaf";
import * as ListChecks from "lucide-react/icons/list-checks";
import * as MessageCircle from "lucide-react/icons/message-circle";
import * as Package from "lucide-react/icons/package";
import * as Phone from "lucide-react/icons/phone";
import * as Pill from "lucide-react/icons/pill";
import * as Plane from "lucide-react/icons/plane";
import * as Receipt from "lucide-react/icons/receipt";
import * as Repeat from "lucide-react/icons/repeat";
import * as RotateCw from "lucide-react/icons/rotate-cw";
import * as ShieldCheck from "lucide-react/icons/shield-check";
import * as ShoppingBag from "lucide-react/icons/shopping-bag";
import * as Smile from "lucide-react/icons/face-slightly-smiling";
import * as Sparkles from "lucide-react/icons/sparkles";
import * as Stethoscope from "lucide-react/icons/stethoscope";
import * as Store from "lucide-react/icons/store";
import * as Syringe from "lucide-react/icons/syringe";
import * as Tablets from "lucide-react/icons/tablets";
import * as Thermometer from "lucide-react/icons/thermometer";
import * as Truck from "lucide-react/icons/truck";
import * as Users from "lucide-react/icons/users";
import * as Weight from "lucide-react/icons/weight";
import type { IconName } from "../lib/icon-names";
import { Icon, type IconModule } from "./icon";

const icons: Record<IconName, IconModule> = {
  accessibility: Accessibility,
  activity: Activity,
  apple: Apple,
  "badge-check": BadgeCheck,
  bandage: Bandage,
  bath: Bath,
  bed: BedDouble,
  "book-open": BookOpen,
  brain: Brain,
  building: Building2,
  "calendar-check": CalendarCheck,
  "cigarette-off": CigaretteOff,
  "clipboard-check": ClipboardCheck,
  "clipboard-list": ClipboardList,
  clock: Clock,
  "credit-card": CreditCard,
  droplet: Droplet,
  "file-text": FileText,
  flask: FlaskConical,
  footprints: Footprints,
  "hand-heart": HandHeart,
  "heart-handshake": HeartHandshake,
  "heart-pulse": HeartPulse,
  house: House,
  leaf: Leaf,
  "list-checks": ListChecks,
  message: MessageCircle,
  package: Package,
  phone: Phone,
  pill: Pill,
  plane: Plane,
  receipt: Receipt,
  repeat: Repeat,
  rotate: RotateCw,
  scale: Weight,
  "shield-check": ShieldCheck,
  "shopping-bag": ShoppingBag,
  smile: Smile,
  sparkles: Sparkles,
  stethoscope: Stethoscope,
  store: Store,
  syringe: Syringe,
  tablets: Tablets,
  thermometer: Thermometer,
  transfer: ArrowLeftRight,
  truck: Truck,
  users: Users,
};

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
