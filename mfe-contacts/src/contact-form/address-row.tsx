import { useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { limits } from '@passerelle/shared/contract';
import { SelectField, TextField } from '@passerelle/shared/forms';
import { Box, IconButton } from '@passerelle/shared/ui';
import { addressTypeWords, useWordOptions } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

/** An emptied field keeps its place in the list. */
const asTyped = (text: string): string => text;

interface Props {
  /** From one. */
  position: number;
  onRemove: () => void;
}

/** One address: of which kind, and where. On a phone the street stands under the kind. */
export function AddressRow({ position, onRemove }: Props): ReactNode {
  const { t } = useLingui();
  const index = position - 1;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 44px', md: 'minmax(0, 1fr) minmax(0, 2fr) 44px' },
        gap: '12px',
        alignItems: 'start',
        '& > :nth-of-type(2)': { gridRow: { xs: 2, md: 'auto' }, gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <SelectField
        name={`addresses.${index}.type`}
        label={t`Type de l’adresse ${position}`}
        options={useWordOptions(addressTypeWords)}
        parse={asTyped}
      />
      <TextField
        name={`addresses.${index}.street`}
        label={t`Adresse ${position}`}
        autoComplete="off"
        maxLength={limits.titleLength}
        parse={asTyped}
      />
      <IconButton aria-label={t`Retirer l’adresse ${position}`} onClick={onRemove} sx={{ mt: '26px' }}>
        <DeleteOutlineRounded />
      </IconButton>
    </Box>
  );
}
