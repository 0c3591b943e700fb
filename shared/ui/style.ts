import type { Breakpoint, SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

type Part = SxProps<Theme> | undefined;

/** A component's own styles, then those of its caller. */
export const sxOf = (...parts: Part[]): SxProps<Theme> =>
  parts.flatMap((part) => (Array.isArray(part) ? part : part ? [part] : [])) as SxProps<Theme>;

/**
 * A window only a few lines high: a phone in landscape, or a page at 400 %. Elements fixed to an edge of the
 * window would leave no room there, so they are placed in the page instead.
 */
export const shortWindow = '@media (max-height:480px)';

/**
 * True if the page is at least as wide as a breakpoint: `xl` is « wide », below `md` is a phone. For layouts with a
 * different tree of elements; use `sx` for all that it can express.
 */
export const useBreakpointUp = (breakpoint: Breakpoint): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up(breakpoint), { noSsr: true, defaultMatches: true });
