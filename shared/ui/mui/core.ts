/** What the first screens use of MUI, and no more: the shell ships every name of this list to everybody. */
export { keyframes } from '@emotion/react';
export { Box } from '../kit/box';
export { useTheme, type SxProps, type Theme } from '@mui/material/styles';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
/** A kit that imports it itself would bring a second react-dom into every remote. */
export { flushSync } from 'react-dom';
