import { PAPER } from '@passerelle/shared/contract/rules/common/brand-colours';

/** Warm greys. They never move with the organisation's colour. */
export const neutral = {
  paper: PAPER,
  surface: '#FFFFFF',
  sunken: '#F0EDE7',
  subtle: '#FBFAF7',
  /** Behind the pages of a document. */
  desk: '#E9E4DB',
  line: '#E5E0D8',
  lineSoft: '#CFC8BE',
  /** Around neutral buttons. */
  lineButton: '#B9B2A8',
  /** Border of text inputs; contrast 3.6 on white. */
  lineStrong: '#8C857E',
  /** Remaining part of a progress bar, a gauge or a bridge. */
  rail: '#E4DED4',
  track: '#E6E1D8',
  plank: '#DDD7CD',
  ink: '#231F2A',
  ink2: '#575161',
  ink3: '#6B6472',
} as const;

/** `text` reads on `ground` (≥ 5.5) and on white; `fill` shows on `neutral.track` (≥ 3.2). */
export const status = {
  success: { text: '#1B6B45', fill: '#2E8B61', ground: '#E3F1E9' },
  warning: { text: '#84480A', fill: '#B4690E', ground: '#FBEEDA' },
  error: { text: '#A12A20', fill: '#C9453A', ground: '#FBE8E4', line: '#DDA9A3' },
  info: { text: '#235A85', fill: '#3A7CB0', ground: '#E3EDF5' },
} as const;

/** Earned, and nothing else. */
export const lantern = { main: '#EDBB4E', ground: '#FBF1DC', ink: '#7A4A0B' } as const;

/** The hue says the group of a task's family; its icon and its word say the family. */
export const family = {
  plum: { text: '#6D3463', ground: '#F6E8F3' },
  teal: { text: '#14605C', ground: '#E0F0EE' },
  ochre: { text: '#7A4A0B', ground: '#FAEDD8' },
  moss: { text: '#4A5E1F', ground: '#EDF2DF' },
  stone: { text: '#5B544C', ground: '#EFECE6' },
} as const;

export type FamilyHue = keyof typeof family;
export type Status = keyof typeof status;

/** The organisation's `edge` comes first, then these, then `rest` for all others. */
export const chart = {
  series: ['#1F7A74', '#B4690E', '#8A3F7D', '#3A7CB0', '#6B7F2A'],
  rest: '#B9B2A8',
  grid: '#ECE7DF',
  silver: '#828D9D',
  gold: '#EDBB4E',
} as const;
