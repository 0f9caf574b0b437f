import { dismissMenuOnEscape } from "../dismiss-menu";
import { keepTimedTexts } from "../timed-texts";

dismissMenuOnEscape();
keepTimedTexts();
