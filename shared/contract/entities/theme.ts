import { type Static, Type } from 'typebox';
import { Color, FileAddress, nullable } from '../fields';

/** How an organisation colours the product; what is null falls back to the product's own. */
export const OrganizationTheme = Type.Object({
  primary: nullable(Color),
  secondary: nullable(Color),
  background: nullable(Color),
  logoUrl: nullable(FileAddress),
  bannerUrl: nullable(FileAddress),
});
export type OrganizationTheme = Static<typeof OrganizationTheme>;
