import type { SxProps, Theme } from '@mui/material/styles';

type Part = SxProps<Theme> | undefined;

/** A piece's own styles, then those of whoever uses it. */
export const sxOf = (...parts: Part[]): SxProps<Theme> =>
  parts.flatMap((part) => (Array.isArray(part) ? part : part ? [part] : [])) as SxProps<Theme>;
