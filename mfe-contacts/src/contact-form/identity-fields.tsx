import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract';
import { FieldGrid, SelectField, TextField } from '@passerelle/shared/forms';
import { FormSection } from '@passerelle/shared/ui';
import { civilityWords, contactTypeWords, useWordOptions } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

/** Who it is, and what they are to the person. */
export function IdentityFields(): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>La personne</Trans>}>
      <FieldGrid>
        <SelectField name="type" label={t`Type de contact`} options={useWordOptions(contactTypeWords)} />
        <SelectField name="civility" label={t`Civilité`} options={useWordOptions(civilityWords)} optional />
        <TextField name="lastName" label={t`Nom`} autoComplete="off" maxLength={limits.nameLength} />
        <TextField name="firstName" label={t`Prénom`} autoComplete="off" maxLength={limits.titleLength} optional />
      </FieldGrid>
    </FormSection>
  );
}
