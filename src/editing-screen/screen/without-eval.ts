/** Has Zod build its checks without `eval`, which the screen's policy refuses. To be imported first. */
import { z } from "zod";

z.config({ jitless: true });
