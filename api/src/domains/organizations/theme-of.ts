import type { OrganizationTheme } from '@passerelle/shared/contract';
import { fileAddress } from '../../platform/files/answer-file';

export const themeColumns = [
  'themes.primary_color',
  'themes.secondary_color',
  'themes.background_color',
  'themes.logo_file_id',
  'themes.banner_file_id',
] as const;

interface ThemeRow {
  primary_color: string | null;
  secondary_color: string | null;
  background_color: string | null;
  logo_file_id: string | null;
  banner_file_id: string | null;
}

/** All null where the organisation has no theme. */
export const themeOf = (row: ThemeRow): OrganizationTheme => ({
  primary: row.primary_color,
  secondary: row.secondary_color,
  background: row.background_color,
  logoUrl: fileAddress(row.logo_file_id),
  bannerUrl: fileAddress(row.banner_file_id),
});
