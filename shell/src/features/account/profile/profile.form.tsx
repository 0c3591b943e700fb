import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { isFutureDay } from '@passerelle/shared/contract/rules/people/profile';
import { Form, type FormBody, FieldGrid, PhoneField, SelectField, TextField } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { now } from '@passerelle/shared/i18n';
import { useToast } from '@passerelle/shared/ui';
import {
  civilityLabels,
  degreeLabels,
  genderLabels,
  maritalStatusLabels,
  useLabelOptions,
} from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { AccountSection, StaffSees } from '../sections/account-section';
import { saveProfile } from '../sections/account.mutations';
import { isOtherEmail, EmailFields } from './email-fields';

/** Identity of the person, and contact details. */
function IdentityFields({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const maxLength = limits.nameLength;
  const today = now().toISOString().slice(0, 10);
  return (
    <AccountSection id="identity" title={<Trans>Informations personnelles</Trans>}>
      <StaffSees me={me} />
      <FieldGrid>
        <SelectField name="civility" label={t`Civilité`} options={useLabelOptions(civilityLabels)} optional />
        <SelectField name="gender" label={t`Genre`} options={useLabelOptions(genderLabels)} optional />
        <TextField name="firstName" label={t`Prénom`} autoComplete="given-name" maxLength={maxLength} />
        <TextField name="lastName" label={t`Nom`} autoComplete="family-name" maxLength={maxLength} />
        <DateField name="birthday" label={t`Date de naissance`} autoComplete="bday" max={today} />
        <SelectField
          name="maritalStatus"
          label={t`Situation familiale`}
          options={useLabelOptions(maritalStatusLabels)}
          optional
        />
        <EmailFields me={me} />
        <PhoneField name="mobilePhone" label={t`Téléphone mobile`} autoComplete="tel" optional />
        <PhoneField name="phone" label={t`Téléphone fixe`} optional />
        <SelectField name="degrees" label={t`Diplôme`} options={useLabelOptions(degreeLabels)} optional />
      </FieldGrid>
    </AccountSection>
  );
}

type Values = Partial<FormBody<'profile'>>;

/** Fields of the post that a participant may change; the organisation sets the staff who follow them. */
function jobValues({ job }: OwnProfile): Pick<Values, 'job'> {
  if (!job) return {};
  const { manager: _manager, hrRepresentative: _hrRepresentative, ...own } = job;
  return { job: own };
}

/** Initial values of the form. Only values with a field are sent back. */
export const profileValues = (me: OwnProfile): Values => ({
  firstName: me.firstName,
  lastName: me.lastName,
  email: me.email,
  gender: me.gender,
  civility: me.civility,
  phone: me.phone,
  mobilePhone: me.mobilePhone,
  maritalStatus: me.maritalStatus,
  degrees: me.degrees,
  address: me.address,
  company: me.company,
  spokenLanguages: me.spokenLanguages,
  ...(me.birthday && { birthday: me.birthday }),
  ...(me.role.slug === 'user' && jobValues(me)),
});

type Body = FormBody<'profile'>;

const isUnexpected = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

const check = ({ birthday }: Partial<Body>): { birthday?: 'future' } =>
  birthday && isFutureDay(birthday, now().toISOString()) ? { birthday: 'future' } : {};

/** All that a person tells about themselves, sent together; `children`: the fields that come later, and the button. */
export function ProfileForm({ me, children }: { me: OwnProfile; children: ReactNode }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const save = async (body: Body): Promise<void> => {
    let saved: OwnProfile;
    try {
      saved = await saveProfile({ body });
    } catch (error) {
      if (isUnexpected(error))
        toast(<Trans>Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.</Trans>, {
          tone: 'error',
        });
      throw error;
    }
    toast(
      isOtherEmail(body.email, saved.email) ? (
        <Trans>
          Vos informations sont enregistrées. Ouvrez l’e‑mail envoyé à votre nouvelle adresse pour la confirmer.
        </Trans>
      ) : (
        <Trans>Vos informations sont à jour.</Trans>
      ),
    );
  };
  return (
    <Form
      schema="profile"
      draft="account.profile"
      resets
      initialValues={profileValues(me)}
      check={check}
      // The toast has said that it failed: above the form stands what became of it.
      failureText={(error) =>
        isUnexpected(error)
          ? t`Vos informations n’ont pas été enregistrées. Ce que vous avez saisi est toujours là.`
          : undefined
      }
      onSubmit={save}
    >
      <IdentityFields me={me} />
      {children}
    </Form>
  );
}
