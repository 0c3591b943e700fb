import type { CSSObject, Theme } from '@mui/material/styles';

import { radius } from '../tokens/measures';

const severities = ['success', 'warning', 'error', 'info'] as const;

const alertStyles = ({ typography, vars: { palette } }: Theme): Record<string, CSSObject> => ({
  '.kit-alert': {
    ...typography.body2,
    display: 'flex',
    gap: 14,
    padding: '16px 18px',
    borderRadius: radius.notice,
    lineHeight: 1.45,
    color: palette.neutral.ink,
  },
  '.kit-alert-icon': { display: 'flex', marginBlockStart: 1, fontSize: 22 },
  '.kit-alert-message': { flex: 1, minWidth: 0 },
  '.kit-alert-action': { display: 'flex', alignItems: 'center' },
  '.kit-alert-title': { ...typography.body1, margin: 0, fontWeight: 600 },
  ...Object.fromEntries(
    severities.flatMap((severity) => [
      [`.kit-alert-${severity}`, { backgroundColor: palette.status[severity].ground }],
      [`.kit-alert-${severity} > .kit-alert-icon`, { color: palette.status[severity].text }],
    ]),
  ),
});

const skeletonStyles: Record<string, CSSObject> = {
  '@keyframes kit-skeleton-wave': {
    '0%': { transform: 'translateX(-100%)' },
    '50%, 100%': { transform: 'translateX(100%)' },
  },
  '.kit-skeleton': {
    display: 'block',
    position: 'relative',
    height: '1.2em',
    overflow: 'hidden',
    borderRadius: 7,
    backgroundColor: '#EEEAE3',
    // By Safari, corners are cut off what moves within only where there is a mask.
    WebkitMaskImage: '-webkit-radial-gradient(white, black)',
  },
  '.kit-skeleton::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    transform: 'translateX(-100%)',
    background: 'linear-gradient(90deg, transparent, #F7F5F1, transparent)',
    animation: 'kit-skeleton-wave 2s linear .5s infinite',
  },
  // A line of text is lower than its place.
  '.kit-skeleton-text': { height: 'auto', transform: 'scale(1, .6)', transformOrigin: '0 55%' },
  '.kit-skeleton-text:empty::before': { content: '"\\00a0"' },
  '.kit-skeleton-circular': { borderRadius: '50%' },
};

const spinnerStyles = ({ vars }: Theme): Record<string, CSSObject> => ({
  '@keyframes kit-spinner-turn': { '100%': { transform: 'rotate(360deg)' } },
  '@keyframes kit-spinner-grow': {
    '0%': { strokeDasharray: '1px, 200px', strokeDashoffset: 0 },
    '50%': { strokeDasharray: '100px, 200px', strokeDashoffset: -15 },
    '100%': { strokeDasharray: '1px, 200px', strokeDashoffset: -126 },
  },
  '.kit-spinner': {
    display: 'inline-block',
    color: vars.palette.brand.fill,
    animation: 'kit-spinner-turn 1.4s linear infinite',
  },
  '.kit-button .kit-spinner, .kit-icon-button .kit-spinner': { color: 'inherit' },
  '.kit-spinner > svg': { display: 'block' },
  '.kit-spinner circle': {
    stroke: 'currentColor',
    strokeDasharray: '80px, 200px',
    animation: 'kit-spinner-grow 1.4s ease-in-out infinite',
  },
});

export const pieceStyles = (theme: Theme): Record<string, CSSObject> => ({
  ...alertStyles(theme),
  ...skeletonStyles,
  ...spinnerStyles(theme),
  '.kit-divider': {
    margin: 0,
    flexShrink: 0,
    border: 'solid',
    borderWidth: '0 0 thin',
    borderColor: theme.vars.palette.neutral.line,
  },
  '.kit-icon': {
    display: 'inline-block',
    flexShrink: 0,
    width: '1em',
    height: '1em',
    fontSize: '1.5rem',
    fill: 'currentColor',
    userSelect: 'none',
  },
  '.kit-icon-small': { fontSize: '1.25rem' },
  '.kit-icon-inherit': { fontSize: 'inherit' },
});
