import { useLingui } from '@lingui/react/macro';
import type { ContactAddress } from '@passerelle/shared/contract';
import { Box } from '@passerelle/shared/ui';
import { addressTypeWords } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

/** Each address after its kind. */
export function AddressLines({ addresses }: { addresses: readonly ContactAddress[] }): ReactNode {
  const { t } = useLingui();
  const lines = addresses.map((address, index) => ({ ...address, key: `${index} ${address.street}` }));
  return (
    <Box component="ul" sx={{ display: 'grid', gap: '8px', m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(({ key, type, street }) => (
        <li key={key}>
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {t(addressTypeWords[type])}
          </Box>
          {street}
        </li>
      ))}
    </Box>
  );
}
