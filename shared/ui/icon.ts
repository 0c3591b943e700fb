/**
 * What an icon of `@mui/icons-material` is drawn with. Remotes alias `@mui/material/SvgIcon` to this entry, so that
 * an icon costs them its path and nothing else.
 */
export { createSvgIcon, default as SvgIcon } from '@mui/material/SvgIcon';
