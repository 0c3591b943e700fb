/** Exactly the parts of MUI that the first screens use: the shell ships every name of this list to all users. */
export { keyframes } from '@emotion/react';
export { default as Alert } from '@mui/material/Alert';
export { default as AlertTitle } from '@mui/material/AlertTitle';
export { default as Badge } from '@mui/material/Badge';
export { default as Box } from '@mui/material/Box';
export { default as Button, type ButtonProps } from '@mui/material/Button';
export { default as Chip } from '@mui/material/Chip';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { default as Divider } from '@mui/material/Divider';
export { default as GlobalStyles } from '@mui/material/GlobalStyles';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Link, type LinkProps } from '@mui/material/Link';
export { default as List } from '@mui/material/List';
export { default as ListItem } from '@mui/material/ListItem';
export { default as Pagination } from '@mui/material/Pagination';
export { default as PaginationItem } from '@mui/material/PaginationItem';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as SvgIcon } from '@mui/material/SvgIcon';
export { default as Typography } from '@mui/material/Typography';
export { type SxProps, type Theme, useTheme } from '@mui/material/styles';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
/** A kit that imports it itself would bring a second react-dom into every remote. */
export { flushSync } from 'react-dom';
