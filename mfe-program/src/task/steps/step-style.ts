import type { SxProps, Theme } from '@passerelle/shared/ui';

export type StepLook = 'done' | 'next' | 'waiting';

/** Wide: a circle beside the card, tied to the next by a line. On a phone the number moves into the card. */
export const rail = (look: StepLook): SxProps<Theme> => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '44px minmax(0, 1fr)' },
  gap: '0 18px',
  pb: { xs: '14px', md: '20px' },
  // Of the outline, when the page leads here after an answer.
  borderRadius: { xs: '16px', md: '18px' },
  '&::before': {
    content: '""',
    display: { xs: 'none', md: 'block' },
    position: 'absolute',
    insetInlineStart: '20.5px',
    insetBlock: '44px 0',
    width: 3,
    borderRadius: '2px',
    backgroundColor: look === 'done' ? 'status.success.fill' : 'neutral.plank',
  },
  '&:last-child::before': { display: 'none' },
  '& > .number': {
    position: { xs: 'absolute', md: 'static' },
    insetInlineStart: 16,
    insetBlockStart: 17,
    display: 'grid',
    placeItems: 'center',
    width: { xs: 34, md: 44 },
    height: { xs: 34, md: 44 },
    border: '2.5px solid',
    borderRadius: '50%',
    typography: 'h4',
    fontSize: { xs: '0.9375rem', md: '1.0625rem' },
    color: 'text.secondary',
    borderColor: 'neutral.lineSoft',
    backgroundColor: 'background.paper',
    '& svg': { fontSize: 20 },
    ...(look === 'next' && { color: 'brand.text', borderColor: 'brand.edge' }),
    ...(look === 'done' && {
      color: 'common.white',
      borderColor: 'status.success.fill',
      backgroundColor: 'status.success.fill',
    }),
  },
});

export const stepCard = (look: StepLook): SxProps<Theme> => ({
  minWidth: 0,
  p: { xs: '18px 16px', md: '20px 24px' },
  ...(look === 'next' && { borderColor: 'brand.300', boxShadow: ({ vars }) => `0 0 0 3px ${vars.palette.brand[100]}` }),
  '& > .title': { minHeight: { xs: 34, md: 0 }, paddingInlineStart: { xs: '46px', md: 0 } },
});
