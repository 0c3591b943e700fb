import { createElement } from 'react';

import { hitFromAround, radius } from '../tokens/measures';
import type { Overrides } from './types';

const tick = createElement(
  'svg',
  { viewBox: '0 0 24 24', 'aria-hidden': true },
  createElement('path', {
    d: 'M9 16.17 5.53 12.7a.996.996 0 1 0-1.41 1.41l4.18 4.18c.39.39 1.02.39 1.41 0L20.29 7.71a.996.996 0 1 0-1.41-1.41z',
  }),
);
const dash = createElement(
  'svg',
  { viewBox: '0 0 24 24', 'aria-hidden': true },
  createElement('path', { d: 'M18 13H6c-.55 0-1-.45-1-1s.45-1 1-1h12c.55 0 1 .45 1 1s-.45 1-1 1' }),
);
/** A box of 20 or a ring of 22, of which the state is drawn by the styles below. */
const mark = (content: ReturnType<typeof createElement> | null = null) =>
  createElement('span', { className: 'tick' }, content);

const forced = '@media (forced-colors: active)';

export const ticks: Overrides = {
  MuiCheckbox: {
    defaultProps: { icon: mark(), checkedIcon: mark(tick), indeterminateIcon: mark(dash) },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: 12,
        '&:hover': { backgroundColor: 'transparent' },
        '& .tick': {
          display: 'grid',
          placeItems: 'center',
          width: 20,
          height: 20,
          border: `1.5px solid ${vars.palette.neutral.lineStrong}`,
          borderRadius: 6,
          color: vars.palette.neutral.ink,
          backgroundColor: vars.palette.neutral.surface,
        },
        '& .tick svg': { width: 16, height: 16, fill: 'currentColor' },
        '&.Mui-checked .tick': {
          color: vars.palette.brand.onFill,
          borderColor: vars.palette.brand.fillLine,
          backgroundColor: vars.palette.brand.fill,
          [forced]: { color: 'Highlight' },
        },
        '&.Mui-disabled .tick': { backgroundColor: vars.palette.neutral.sunken },
      }),
    },
  },
  MuiRadio: {
    defaultProps: { icon: mark(), checkedIcon: mark() },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: 11,
        '&:hover': { backgroundColor: 'transparent' },
        '& .tick': {
          width: 22,
          height: 22,
          border: `1.5px solid ${vars.palette.neutral.lineStrong}`,
          borderRadius: '50%',
          backgroundColor: vars.palette.neutral.surface,
        },
        '&.Mui-checked .tick': {
          border: `7px solid ${vars.palette.brand.edge}`,
          [forced]: { borderColor: 'Highlight' },
        },
        '&.Mui-disabled .tick': { backgroundColor: vars.palette.neutral.sunken },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { marginInlineStart: -12, minHeight: 44 }, label: { fontSize: '1rem', lineHeight: 1.4 } },
  },
};

export const toggles: Overrides = {
  MuiToggleButtonGroup: {
    styleOverrides: { root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.neutral.surface }) },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        gap: 6,
        minHeight: 44,
        padding: '0 14px',
        border: `1.5px solid ${vars.palette.neutral.lineSoft}`,
        borderRadius: radius.control,
        fontSize: '0.90625rem',
        fontWeight: 500,
        color: vars.palette.neutral.ink2,
        '& .MuiSvgIcon-root': { fontSize: 20 },
        '&.Mui-selected, &.Mui-selected:hover': {
          fontWeight: 620,
          color: vars.palette.brand.text,
          backgroundColor: vars.palette.brand[100],
        },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 36, padding: '0 12px', fontSize: '0.875rem', ...hitFromAround(33) },
          },
        ],
      }),
    },
  },
};
