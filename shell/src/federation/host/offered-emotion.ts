/** Emotion without `withTheme`, which would bring two packages into the first load. */
export {
  CacheProvider,
  ClassNames,
  css,
  Global,
  jsx,
  keyframes,
  ThemeContext,
  ThemeProvider,
  useTheme,
  withEmotionCache,
} from '@emotion/react';
