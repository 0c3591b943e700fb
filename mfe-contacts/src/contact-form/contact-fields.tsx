import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract';
import { FieldGrid, PhoneField, SelectField, TextAreaField, TextField, WideField } from '@passerelle/shared/forms';
import { FormSection } from '@passerelle/shared/ui';
import { civilityWords, contactTypeWords, jobOccupationWords, useWordOptions } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { AddressFields } from './address-fields';
import { ReferrerField } from './referrer-field';

/** All fields of a contact, for the creation and the editing form. Needs a form of the schema `contact` around it. */
export const ContactFields = (): ReactNode => (
  <>
    <IdentityFields />
    <WorkFields />
    <ReachFields />
    <LinkFields />
  </>
);

/** Name, civility and type of contact. */
function IdentityFields(): ReactNode {
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

const textSettings = { optional: true, autoComplete: 'off', maxLength: limits.titleLength } as const;

/** Company and job. */
function WorkFields(): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Son travail</Trans>}>
      <FieldGrid>
        <TextField name="company.name" label={t`Entreprise`} {...textSettings} />
        <TextField name="company.service" label={t`Service`} {...textSettings} />
        <TextField name="job.jobTitle" label={t`Poste`} {...textSettings} />
        <SelectField
          name="job.occupation"
          label={t`Domaine professionnel`}
          options={useWordOptions(jobOccupationWords)}
          optional
        />
      </FieldGrid>
    </FormSection>
  );
}

/** E-mail, phone numbers and addresses. */
function ReachFields(): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Coordonnées</Trans>}>
      <FieldGrid>
        <WideField>
          <TextField
            name="email"
            type="email"
            label={t`E‑mail`}
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

/** Who recommended the contact, and a comment. */
function LinkFields(): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Votre lien</Trans>}>
      <ReferrerField />
      <TextAreaField name="comment" label={t`Commentaire`} maxLength={limits.longTextLength} optional />
    </FormSection>
  );
}
