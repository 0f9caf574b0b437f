import Accessibility from "lucide-react/icons/accessibility";
import Activity from "lucide-react/icons/activity";
import Apple from "lucide-react/icons/apple";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import BadgeCheck from "lucide-react/icons/badge-check";
import Bandage from "lucide-react/icons/bandage";
import Bath from "lucide-react/icons/bath";
import BedDouble from "lucide-react/icons/bed-double";
import BookOpen from "lucide-react/icons/book-open";
import Brain from "lucide-react/icons/brain";
import Building2 from "lucide-react/icons/building-2";
import CalendarCheck from "lucide-react/icons/calendar-check";
import CigaretteOff from "lucide-react/icons/cigarette-off";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Clock from "lucide-react/icons/clock";
import CreditCard from "lucide-react/icons/credit-card";
import Droplet from "lucide-react/icons/droplet";
import FileText from "lucide-react/icons/file-text";
import FlaskConical from "lucide-react/icons/flask-conical";
import Footprints from "lucide-react/icons/footprints";
import HandHeart from "lucide-react/icons/hand-heart";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import HeartPulse from "lucide-react/icons/heart-pulse";
import House from "lucide-react/icons/house";
import Leaf from "lucide-react/icons/leaf";
import ListChecks from "lucide-react/icons/list-checks";
import type { LucideIcon } from "lucide-react/types";
import MessageCircle from "lucide-react/icons/message-circle";
import Package from "lucide-react/icons/package";
import Phone from "lucide-react/icons/phone";
import Pill from "lucide-react/icons/pill";
import Plane from "lucide-react/icons/plane";
import Receipt from "lucide-react/icons/receipt";
import Repeat from "lucide-react/icons/repeat";
import RotateCw from "lucide-react/icons/rotate-cw";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Smile from "lucide-react/icons/smile";
import Sparkles from "lucide-react/icons/sparkles";
import Stethoscope from "lucide-react/icons/stethoscope";
import Store from "lucide-react/icons/store";
import Syringe from "lucide-react/icons/syringe";
import Tablets from "lucide-react/icons/tablets";
import Thermometer from "lucide-react/icons/thermometer";
import Truck from "lucide-react/icons/truck";
import Users from "lucide-react/icons/users";
import Weight from "lucide-react/icons/weight";
import type { IconName } from "../lib/icon-names";
import { Icon } from "./icon";

const icons: Record<IconName, LucideIcon> = {
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
