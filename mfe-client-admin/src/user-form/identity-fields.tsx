import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type RoleName } from '@passerelle/shared/contract';
import { FieldGrid, PhoneField, SelectField, TextField, WideField } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { now } from '@passerelle/shared/i18n';
import { FormSection } from '@passerelle/shared/ui';
import { degreeWords, genderWords, maritalStatusWords, useWordOptions } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { GroupsField } from './groups-field';
import { RoleField } from './role-field';

const name = { autoComplete: 'off', maxLength: limits.nameLength } as const;

interface IdentityProps {
  isEdit?: boolean;
  /** Below the address. */
  emailNote?: ReactNode;
}

/** Who somebody is and how to reach them. The creation asks for less than the edit form: the rest is known later. */
export function IdentityFields({ isEdit = false, emailNote }: IdentityProps): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Identité</Trans>}>
      <FieldGrid>
        <TextField name="lastName" label={t`Nom`} {...name} />
        <TextField name="firstName" label={t`Prénom`} {...name} />
        <SelectField name="gender" label={t`Genre`} options={useWordOptions(genderWords)} />
        <DateField
          name="birthday"
          label={t`Date de naissance`}
          max={now().toISOString().slice(0, 10)}
          autoComplete="off"
        />
        <WideField>
          <TextField name="email" type="email" label={t`E‑mail`} autoComplete="off" maxLength={limits.emailLength} />
          {emailNote}
        </WideField>
        <PhoneField name="phone" label={t`Téléphone`} optional />
        {isEdit && <MoreFields />}
      </FieldGrid>
    </FormSection>
  );
}

function MoreFields(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <PhoneField name="mobilePhone" label={t`Téléphone portable`} optional />
      <SelectField
        name="maritalStatus"
        label={t`Situation familiale`}
        options={useWordOptions(maritalStatusWords)}
        optional
      />
      <SelectField name="degrees" label={t`Diplôme`} options={useWordOptions(degreeWords)} optional />
    </>
  );
}

interface PlaceProps {
  role: RoleName | undefined;
  /** The role that there is already, which may stay. */
  present?: RoleName;
  organization: string | undefined;
}

/** Role and groups. Those who follow others have groups to manage besides their own. */
export function PlaceFields({ role, present, organization }: PlaceProps): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Rôle et groupes</Trans>}>
      <RoleField {...(present && { present })} />
      {role !== undefined && <GroupsField name="groups" label={t`Groupes`} organization={organization} />}
      {(role === 'manager' || role === 'headHR') && (
        <GroupsField
          name="scope"
          label={t`Groupes gérés`}
          help={t`Cette personne verra les participants de ces groupes.`}
          organization={organization}
        />
      )}
    </FormSection>
  );
}
