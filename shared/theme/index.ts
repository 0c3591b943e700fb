export { AppThemeProvider } from './app-theme-provider';
export { brandColours, type BrandColours } from './colour/brand-colours';
export { directionOf, isRightToLeft, type Direction } from './direction';
export { createStyleCache, prepareDirection } from './style-cache';
export { themeFor } from './theme-for';
export { chart, family, lantern, neutral, status, type FamilyHue, type Status } from './tokens/colours';
export { familyHues } from './tokens/families';
export { breakpoints, lift, motion, phone, radius } from './tokens/measures';
