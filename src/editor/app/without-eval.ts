/** Stops Zod from using `eval`, which the screen's policy blocks. Import before any schema. */
import * as z from "zod";

z.config({ jitless: true });
