export { AppThemeProvider } from './app-theme-provider';
export { brandColours, type BrandColours } from '@passerelle/shared/contract/rules/common/brand-colours';
export { createStyleCache, prepareDirection } from './style-cache';
export { themeFor } from './theme-for';
export { chart, family, type FamilyHue, lantern, neutral, status, type Status } from './tokens/colours';
export { familyHues } from './tokens/families';
export { breakpoints, from, lift, motion, phone, radius } from './tokens/measures';
