import { dismissMenuOnEscape } from "../dismiss-menu";
import { finishReadyTime } from "../finish-ready-time";
import { saveMeteredData } from "../save-metered-data";
import { keepTimedTexts } from "../timed-texts";

dismissMenuOnEscape();
saveMeteredData();
keepTimedTexts(finishReadyTime);
