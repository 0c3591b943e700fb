import type { SxProps, Theme } from '@mui/material/styles';

type Part = SxProps<Theme> | undefined;

/** A piece's own styles, then those of whoever uses it. */
export const sxOf = (...parts: Part[]): SxProps<Theme> =>
  parts.flatMap((part) => (Array.isArray(part) ? part : part ? [part] : [])) as SxProps<Theme>;

/**
 * A window that is hardly higher than a few lines: a phone on its side, or a page at 400 %. What is fixed to an edge of the
 * window would leave no room for the rest there, and stands in the page instead.
 */
export const shortWindow = '@media (max-height:480px)';
