import { dismissMenuOnEscape } from "../dismiss-menu";
import { finishReadyTime } from "../finish-ready-time";
import { keepTimedTexts } from "../timed-texts";

dismissMenuOnEscape();
keepTimedTexts(finishReadyTime);
