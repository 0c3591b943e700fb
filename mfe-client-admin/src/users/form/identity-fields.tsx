import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { RoleName } from '@passerelle/shared/contract';
import { creatableRoles } from '@passerelle/shared/contract/enums/security';
import { limits } from '@passerelle/shared/contract/limits';
import { FieldGrid, PhoneField, SelectField, TextField, WideField } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { now } from '@passerelle/shared/i18n';
import { FormSection } from '@passerelle/shared/ui';
import { degreeLabels, genderLabels, maritalStatusLabels, useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { GroupsField } from './groups-field';

/** The roles that the person who fills in the form may give, and the one that there is already. */
function RoleField({ present }: { present?: RoleName }): ReactNode {
  const { t } = useLingui();
  const { data } = useCall('GET /roles');
  const creatable = (slug: RoleName): boolean => creatableRoles.some((role) => role === slug);
  const offered = data?.items.filter(({ slug, grantable }) => slug === present || (grantable && creatable(slug)));
  return (
    <SelectField
      name="role"
      label={t`Rôle`}
      options={(offered ?? []).map(({ slug, label }) => ({ value: slug, label }))}
      words={{ notAllowed: t`Vous ne pouvez pas donner ce rôle.` }}
    />
  );
}

const name = { autoComplete: 'off', maxLength: limits.nameLength } as const;

interface IdentityProps {
  isEdit?: boolean;
  /** Below the address. */
  emailNote?: ReactNode;
}

/** Identity and contact details. Creating asks for fewer fields than editing: the rest is known later. */
export function IdentityFields({ isEdit = false, emailNote }: IdentityProps): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Identité</Trans>}>
      <FieldGrid>
        <TextField name="lastName" label={t`Nom`} {...name} />
        <TextField name="firstName" label={t`Prénom`} {...name} />
        <SelectField name="gender" label={t`Genre`} options={useLabelOptions(genderLabels)} />
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
      <PhoneField name="mobilePhone" label={t`Téléphone mobile`} optional />
      <SelectField
        name="maritalStatus"
        label={t`Situation familiale`}
        options={useLabelOptions(maritalStatusLabels)}
        optional
      />
      <SelectField name="degrees" label={t`Diplôme`} options={useLabelOptions(degreeLabels)} optional />
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
