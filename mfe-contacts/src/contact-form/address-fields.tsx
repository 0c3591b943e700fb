import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import type { ContactAddress } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { SelectField, TextField, useFieldChange, useFormValues } from '@passerelle/shared/forms';
import { ActionButton, Box, IconButton } from '@passerelle/shared/ui';
import { addressTypeLabels, useLabelOptions } from '@passerelle/shared/ui/labels';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type TypedAddress = Partial<ContactAddress>;

/** Zero to four addresses, each with its type. */
export function AddressFields(): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const change = useFieldChange();
  const values: { addresses?: readonly TypedAddress[] | null } = useFormValues('contact');
  const rows = values.addresses ?? [];
  const positions = rows.map((_, index) => index + 1);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<'add' | 'remove' | null>(null);

  // After every render, because a new row must exist before it can take the focus.
  useEffect(() => {
    if (pressed.current === 'add') list.current?.lastElementChild?.querySelector('select')?.focus();
    if (pressed.current === 'remove') document.getElementById(id)?.focus();
    pressed.current = null;
  });

  return (
    <div>
      {rows.length > 0 && (
        <Box
          component="ul"
          ref={list}
          aria-label={t`Adresses`}
          sx={{ display: 'grid', gap: '20px', m: 0, mb: '14px', p: 0, listStyle: 'none' }}
        >
          {positions.map((position) => (
            <AddressRow
              key={position}
              position={position}
              onRemove={() => {
                pressed.current = 'remove';
                change(
                  'addresses',
                  rows.filter((_row, place) => place + 1 !== position),
                );
              }}
            />
          ))}
        </Box>
      )}
      <ActionButton
        id={id}
        variant="neutral"
        startIcon={<AddRounded />}
        missing={rows.length >= limits.contactAddresses ? t`Un contact peut avoir 4 adresses au plus.` : undefined}
        onClick={() => {
          pressed.current = 'add';
          change('addresses', [...rows, { type: '', street: '' }]);
        }}
      >
        <Trans>Ajouter une adresse</Trans>
      </ActionButton>
    </div>
  );
}

/** Without the default parser, which turns an emptied field into `undefined` and would remove it from the list. */
const asTyped = (text: string): string => text;

interface RowProps {
  /** Counted from one. */
  position: number;
  onRemove: () => void;
}

/** One address: its type and its street. On a phone the street is below the type. */
function AddressRow({ position, onRemove }: RowProps): ReactNode {
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
        options={useLabelOptions(addressTypeLabels)}
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
