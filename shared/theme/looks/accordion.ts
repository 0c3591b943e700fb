import { addLooks } from './overrides';

addLooks({
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundColor: 'transparent',
        borderBlockEnd: `1px solid ${vars.palette.neutral.line}`,
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 56, paddingInline: 4, font: 'inherit', textAlign: 'start' },
      content: { marginBlock: 12, fontWeight: 600 },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 4px 20px' } } },
});
