import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import { limits, type ContactAddress } from '@passerelle/shared/contract';
import { useFieldChange, useFormValues } from '@passerelle/shared/forms';
import { ActionButton, Box } from '@passerelle/shared/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { AddressRow } from './address-row';

type Row = Partial<ContactAddress>;

/** Up to four addresses, each with its type. There may be none. */
export function AddressFields(): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const change = useFieldChange();
  const values: { addresses?: readonly Row[] | null } = useFormValues('contact');
  const rows = values.addresses ?? [];
  const positions = rows.map((_, index) => index + 1);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<'add' | 'remove' | null>(null);

  // After every render: what a press changed has to be there before it takes the focus.
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
