import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type OwnProfile } from '@passerelle/shared/contract';
import { FieldGrid, SelectField, TextField, WideField } from '@passerelle/shared/forms';
import { addressTypeWords, useWordOptions } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { AccountSection, StaffSees } from '../../sections/account-section';

export function AddressFields({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const maxLength = limits.titleLength;
  return (
    <AccountSection id="address" title={<Trans>Adresse</Trans>}>
      <StaffSees me={me} />
      <FieldGrid>
        <WideField>
          <SelectField
            name="address.type"
            label={t`Type d’adresse`}
            options={useWordOptions(addressTypeWords)}
            optional
          />
        </WideField>
        <WideField>
          <TextField
            name="address.street"
            label={t`Numéro et rue`}
            autoComplete="street-address"
            maxLength={maxLength}
            optional
          />
        </WideField>
        <TextField
          name="address.zipCode"
          label={t`Code postal`}
          autoComplete="postal-code"
          maxLength={limits.zipCodeLength}
          optional
        />
        <TextField name="address.city" label={t`Ville`} autoComplete="address-level2" maxLength={maxLength} optional />
      </FieldGrid>
    </AccountSection>
  );
}
