import type { SxProps, Theme } from '@mui/material/styles';

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
  '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0, paddingInlineEnd: '12px' },
};
