import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type OwnProfile } from '@passerelle/shared/contract';
import { FieldGrid, PhoneField, SelectField, TextField } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { now } from '@passerelle/shared/i18n';
import {
  civilityWords,
  degreeWords,
  genderWords,
  maritalStatusWords,
  useWordOptions,
} from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { AccountSection, StaffSees } from '../sections/account-section';
import { EmailFields } from './email-fields';

/** Who the person is, and how to reach them. */
export function IdentityFields({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const maxLength = limits.nameLength;
  const today = now().toISOString().slice(0, 10);
  return (
    <AccountSection id="identity" title={<Trans>Informations personnelles</Trans>}>
      <StaffSees me={me} />
      <FieldGrid>
        <SelectField name="civility" label={t`Civilité`} options={useWordOptions(civilityWords)} optional />
        <SelectField name="gender" label={t`Genre`} options={useWordOptions(genderWords)} optional />
        <TextField name="firstName" label={t`Prénom`} autoComplete="given-name" maxLength={maxLength} />
        <TextField name="lastName" label={t`Nom`} autoComplete="family-name" maxLength={maxLength} />
        <DateField name="birthday" label={t`Date de naissance`} autoComplete="bday" max={today} />
        <SelectField
          name="maritalStatus"
          label={t`Situation familiale`}
          options={useWordOptions(maritalStatusWords)}
          optional
        />
        <EmailFields me={me} />
        <PhoneField name="mobilePhone" label={t`Téléphone portable`} autoComplete="tel" optional />
        <PhoneField name="phone" label={t`Téléphone fixe`} optional />
        <SelectField name="degrees" label={t`Diplôme`} options={useWordOptions(degreeWords)} optional />
      </FieldGrid>
    </AccountSection>
  );
}
