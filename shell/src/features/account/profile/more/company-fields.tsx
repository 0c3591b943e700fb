import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type OwnProfile } from '@passerelle/shared/contract';
import { FieldGrid, SelectField, TextField, WideField } from '@passerelle/shared/forms';
import { businessSectorWords, companySizeWords, useWordOptions } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { AccountSection, StaffSees } from '../../sections/account-section';

/** Where the person is employed. */
export function CompanyFields({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const text = { maxLength: limits.titleLength, optional: true } as const;
  const number = { maxLength: limits.registrationLength, optional: true } as const;
  return (
    <AccountSection id="company" title={<Trans>Entreprise</Trans>}>
      <StaffSees me={me} />
      <FieldGrid>
        <TextField name="company.group" label={t`Groupe`} {...text} />
        <TextField name="company.name" label={t`Nom de l’entreprise`} autoComplete="organization" {...text} />
        <TextField name="company.firm" label={t`Établissement`} {...text} />
        <TextField name="company.department" label={t`Service`} {...text} />
        <TextField name="company.serialNumber" label={t`Numéro SIRET`} {...number} />
        <TextField name="company.VATserialNumber" label={t`Numéro de TVA`} {...number} />
        <SelectField
          name="company.companySize"
          label={t`Effectif`}
          options={useWordOptions(companySizeWords)}
          optional
        />
        <SelectField
          name="company.businessType"
          label={t`Secteur d’activité`}
          options={useWordOptions(businessSectorWords)}
          optional
        />
        <WideField>
          <TextField name="company.address.street" label={t`Adresse du site`} {...text} />
        </WideField>
        <WideField>
          <TextField name="company.billingAddress.street" label={t`Adresse de facturation`} {...text} />
        </WideField>
      </FieldGrid>
    </AccountSection>
  );
}
