import { dismissMenuOnEscape } from "../dismiss-menu";
import { finishReadyTime } from "../finish-ready-time";
import { hidePastDays } from "../hide-past-days";
import { saveMeteredData } from "../save-metered-data";
import { keepTimedTexts } from "../timed-texts";

dismissMenuOnEscape();
hidePastDays();
saveMeteredData();
keepTimedTexts(finishReadyTime);
