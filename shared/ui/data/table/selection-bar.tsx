import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Box } from '@passerelle/shared/ui';

interface Props {
  /** « 2 personnes sélectionnées » */
  children: ReactNode;
  /** White buttons: what can be done with all of them. */
  actions: ReactNode;
  onClear: () => void;
}

const plain = {
  minHeight: 44,
  px: '10px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.90625rem',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
} as const;

/** Above a table in which rows are chosen. */
export function SelectionBar({ children, actions, onClear }: Props): ReactNode {
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: '6px 14px', lg: '14px' },
        padding: { xs: '12px 14px', lg: '6px 10px 6px 20px' },
        borderRadius: { xs: '14px 14px 0 0', lg: '12px 12px 0 0' },
        color: '#fff',
        backgroundColor: 'brand.deep',
        fontSize: '0.9375rem',
        '& .MuiButton-root': {
          flex: { xs: '1 1 100%', md: 'none' },
          color: 'brand.deep',
          backgroundColor: 'neutral.surface',
          borderColor: 'transparent',
        },
        '& :focus-visible': { outlineColor: '#fff' },
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', md: 1 } }}>{children}</Box>
      {actions}
      <Box component="button" type="button" onClick={onClear} sx={plain}>
        <Trans>Désélectionner</Trans>
      </Box>
    </Box>
  );
}
