import type { Theme } from '@mui/material/styles';
import { sxToCss } from '@passerelle/shared/theme';

interface Props {
  sx?: unknown;
  theme: Theme;
}

/** Stands in for what makes CSS of `sx` in MUI's components: the page has its own, which is held to theirs by tests. */
const ownSx = ({ sx, theme }: Props): unknown => (sx ? sxToCss(sx, theme) : null);
export default ownSx;
export const unstable_createStyleFunctionSx = (): typeof ownSx => ownSx;
export const unstable_defaultSxConfig = {};
/** Styles stand in `sx` alone: nothing is taken out of the other props. */
export const extendSxProp = <P>(props: P): P => props;
