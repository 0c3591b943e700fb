/** What `sx` comes to in CSS: for the one component that draws it. */
export { default as styleFunctionSx } from '@mui/system/styleFunctionSx';
export { AppThemeProvider } from './app-theme-provider';
export { brandColours, type BrandColours } from '@passerelle/shared/contract';
export { createStyleCache, type Direction, directionOf, isRightToLeft, prepareDirection } from './style-cache';
export { choiceStyles } from './kit/choices';
export { fieldStyles } from './kit/fields';
export { addSheet } from './kit/sheets';
export { themeFor } from './theme-for';
export { chart, family, type FamilyHue, lantern, neutral, status, type Status } from './tokens/colours';
export { familyHues } from './tokens/families';
export { breakpoints, lift, motion, phone, radius } from './tokens/measures';
