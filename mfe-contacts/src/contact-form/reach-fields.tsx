import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract';
import { FieldGrid, PhoneField, TextField, WideField } from '@passerelle/shared/forms';
import { FormSection } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { AddressFields } from './address-fields';

/** How to write, call and visit. */
export function ReachFields(): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Coordonnées</Trans>}>
      <FieldGrid>
        <WideField>
          <TextField
            name="email"
            type="email"
            label={t`E-mail`}
            autoComplete="off"
            maxLength={limits.emailLength}
            optional
          />
        </WideField>
        <PhoneField name="phone" label={t`Téléphone`} optional />
        <PhoneField name="mobilePhone" label={t`Mobile`} optional />
      </FieldGrid>
      <AddressFields />
    </FormSection>
  );
}
