import type { SxProps, Theme } from '@passerelle/shared/ui';

/** Wide: tile, what it is, what it earns, an arrow. On a phone points and state go under, and the arrow goes. */
export const taskRow: SxProps<Theme> = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto auto' },
  alignItems: { xs: 'start', md: 'center' },
  gap: { xs: '10px 12px', md: '4px 18px' },
  p: { xs: '16px', md: '18px 22px' },
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '&:hover': { backgroundColor: 'neutral.subtle' },
  // The one control: a link, or a button that says from when the task can be opened.
  '& :is(a, button)': { color: 'inherit', textDecoration: 'none' },
  '& :is(a, button)::after': { content: '""', position: 'absolute', inset: 0 },
  '& :is(a, button):focus-visible': { outline: 'none' },
  '& button': { p: 0, border: 0, background: 'none', font: 'inherit', textAlign: 'start', cursor: 'default' },
  '&:has(button):hover': { backgroundColor: 'transparent' },
  '&:has(:focus-visible)': {
    outline: '3px solid',
    outlineColor: ({ vars }) => vars.palette.brand.edge,
    outlineOffset: '-3px',
  },
  '& .end': {
    gridColumn: { xs: 2, md: 'auto' },
    display: 'flex',
    flexDirection: { xs: 'row', md: 'column' },
    alignItems: { xs: 'center', md: 'flex-end' },
    gap: { xs: '12px', md: '6px' },
  },
  '& .chevron': { display: { xs: 'none', md: 'block' }, fontSize: 20, color: 'neutral.ink3' },
};
