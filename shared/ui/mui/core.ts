/** What the first screens use of libraries that draw, and no more: the shell ships every name of this list to everybody. */
export { Global as GlobalStyles, keyframes } from '@emotion/react';
export type { SxProps, Theme } from '@mui/material/styles';
export { Box, useTheme } from '../kit/box';
export { useBreakpointUp, useMediaQuery } from '../kit/media';
/** A kit that imports it itself would bring a second react-dom into every remote. */
export { flushSync } from 'react-dom';
