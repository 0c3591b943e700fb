import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Whether the page is at least as wide as a breakpoint: `xl` is « wide », below `md` is a phone. For layouts that are
 * another tree, not another width; what `sx` can express is written there.
 */
export const useBreakpointUp = (breakpoint: Breakpoint): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up(breakpoint), { noSsr: true, defaultMatches: true });
