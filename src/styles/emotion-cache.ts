import createCache from "@emotion/cache";

/**
 * Returns an Emotion cache with the settings that server and browser share, so that both give an element the
 * same class name. Without plugins Emotion adds no vendor prefixes, which only browsers without
 * popovers would need.
 */
export const createEmotionCache = () => createCache({ key: "c", stylisPlugins: [] });
