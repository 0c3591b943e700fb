import MuiCard, { type CardProps } from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { sxOf } from '../style';

interface Props extends Omit<CardProps, 'ref'> {
  /** `none`: rows that go to the edge. */
  padding?: 'normal' | 'small' | 'none';
}

const paddings = {
  normal: { padding: { xs: '18px', md: '24px' } },
  small: { padding: { xs: '16px', md: '20px' } },
  none: { padding: 0, overflow: 'hidden' },
} as const;

/** MUI's card with the room inside that a screen asks for. */
export const Card = ({ padding = 'normal', sx, ...rest }: Props): ReactNode => (
  <MuiCard {...rest} sx={sxOf(paddings[padding], sx)} />
);

/** A choice in a card of its own; the chosen one has the brand's border and ground, beside its filled ring. */
export const choiceCard: SxProps<Theme> = {
  m: 0,
  px: '4px',
  py: '2px',
  minHeight: 50,
  border: '1.5px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  overflowWrap: 'anywhere',
  '&:has(:checked)': { borderColor: 'brand.edge', backgroundColor: 'brand.50' },
  '& > .MuiFormControlLabel-label': { flex: 1, minWidth: 0, py: '6px', paddingInlineEnd: '12px' },
};
