import { createElement } from 'react';

import { forcedColours as forced, hitFromAround, radius } from '../tokens/measures';
import type { Overrides } from './baseline';

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

/** On and off differ by the place of the thumb and by a filled track with a line around it, at 3:1 either way. */
const track = { width: 52, height: 32, line: 1.5, thumb: 22 } as const;
const aroundTrack = { x: 12, y: 6 } as const;
const aroundThumb = (track.height - track.thumb) / 2;

export const switches: Overrides = {
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: track.width + 2 * aroundTrack.x,
        height: track.height + 2 * aroundTrack.y,
        padding: `${aroundTrack.y}px ${aroundTrack.x}px`,
      },
      switchBase: ({ theme: { vars } }) => ({
        padding: 0,
        top: aroundTrack.y + aroundThumb,
        left: aroundTrack.x + aroundThumb,
        color: vars.palette.neutral.ink3,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': {
          color: vars.palette.brand.onFill,
          transform: `translateX(${track.width - track.height}px)`,
        },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          borderColor: vars.palette.brand.fillLine,
          backgroundColor: vars.palette.brand.fill,
        },
      }),
      thumb: {
        width: track.thumb,
        height: track.thumb,
        boxShadow: 'none',
        [forced]: { border: `${track.thumb / 2}px solid` },
      },
      track: ({ theme: { vars } }) => ({
        boxSizing: 'border-box',
        opacity: 1,
        border: `${track.line}px solid ${vars.palette.neutral.lineStrong}`,
        borderRadius: track.height / 2,
        backgroundColor: vars.palette.neutral.surface,
      }),
    },
  },
};
