import type { Breakpoint, SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

type Part = SxProps<Theme> | undefined;

/** A piece's own styles, then those of whoever uses it. */
export const sxOf = (...parts: Part[]): SxProps<Theme> =>
  parts.flatMap((part) => (Array.isArray(part) ? part : part ? [part] : [])) as SxProps<Theme>;

/**
 * A window that is hardly higher than a few lines: a phone on its side, or a page at 400 %. What is fixed to an edge of the
 * window would leave no room for the rest there, and stands in the page instead.
 */
export const shortWindow = '@media (max-height:480px)';

/**
 * Whether the page is at least as wide as a breakpoint: `xl` is « wide », below `md` is a phone. For layouts that are
 * another tree, not another width; what `sx` can express is written there.
 */
export const useBreakpointUp = (breakpoint: Breakpoint): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up(breakpoint), { noSsr: true, defaultMatches: true });
