import { dismissMenuOnEscape } from "../dismiss-menu";
import { hidePastDays } from "../hide-past-days";
import { saveMeteredData } from "../save-metered-data";
import { keepTimedTexts } from "../timed-texts";

dismissMenuOnEscape();
hidePastDays();
saveMeteredData();
keepTimedTexts((text) => text);
