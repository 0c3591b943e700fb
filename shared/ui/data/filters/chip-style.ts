import type { SxProps, Theme } from '@passerelle/shared/ui';

const chosen = {
  color: 'brand.text',
  backgroundColor: 'brand.100',
  borderColor: 'brand.edge',
  fontWeight: 620,
} as const;

/** 38 px to see, 44 to press. */
export const chip: SxProps<Theme> = {
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '7px',
  minHeight: 38,
  px: '14px',
  border: '1.5px solid',
  borderColor: 'neutral.lineSoft',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
  font: 'inherit',
  fontSize: '0.90625rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-5px' },
  '&:hover': { borderColor: 'neutral.lineStrong' },
  '& svg': { fontSize: 17 },
  '& > b': { fontWeight: 600 },
  '&[aria-current], &[aria-pressed="true"]': chosen,
};
