/**
 * What an icon of `@mui/icons-material` is drawn with: `@mui/material/SvgIcon` is an alias of it, so that an icon costs its path
 * and nothing else.
 */
export { createSvgIcon, SvgIcon } from './kit/svg-icon';
