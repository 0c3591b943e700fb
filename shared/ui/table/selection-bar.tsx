import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';
import { Box } from '@passerelle/shared/ui';

interface Props {
  /** « 2 personnes sélectionnées » */
  children: ReactNode;
  /** White buttons: what can be done with all of them. */
  actions: ReactNode;
  onClear: () => void;
  /** How many of them are on other pages. */
  elsewhere?: number;
  /** Where all rows of the page are chosen and more match: how many, and what chooses them. */
  matching?: number | undefined;
  onChooseMatching?: () => void;
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
export function SelectionBar(props: Props): ReactNode {
  const { children, actions, onClear, elsewhere = 0, matching, onChooseMatching } = props;
  const { number } = useFormats();
  const [others, all] = [number(elsewhere), number(matching ?? 0)];
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
      <Box sx={{ flex: { xs: '1 1 100%', md: 1 } }}>
        {children}
        {elsewhere > 0 && (
          <>
            {' '}
            <Trans>(dont {others} sur d’autres pages)</Trans>
          </>
        )}
      </Box>
      {matching !== undefined && (
        <Box component="button" type="button" onClick={onChooseMatching} sx={plain}>
          <Trans>Sélectionner les {all} résultats</Trans>
        </Box>
      )}
      {actions}
      <Box component="button" type="button" onClick={onClear} sx={plain}>
        <Trans>Désélectionner</Trans>
      </Box>
    </Box>
  );
}
