import { dismissMenuOnEscape } from "../dismiss-menu";
import { saveMeteredData } from "../save-metered-data";
import { keepTimedTexts } from "../timed-texts";

dismissMenuOnEscape();
saveMeteredData();
keepTimedTexts((text) => text);
