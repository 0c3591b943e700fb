import { useLingui } from '@lingui/react/macro';
import { send } from '@passerelle/shared/client';
import type { Contact, ContactBody } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { FieldGrid, SelectField, TextField } from '@passerelle/shared/forms';
import { contactTypeLabels, useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

const line = { optional: true, autoComplete: 'off', maxLength: limits.titleLength } as const;

/** The few fields of a contact that a meeting needs. Needs a form of the schema `contact` around it. */
export function NewContactFields(): ReactNode {
  const { t } = useLingui();
  return (
    <FieldGrid>
      <TextField name="lastName" label={t`Nom`} autoComplete="off" maxLength={limits.nameLength} />
      <SelectField name="type" label={t`Type de contact`} options={useLabelOptions(contactTypeLabels)} />
      <TextField name="firstName" label={t`Prénom`} {...line} />
      <TextField name="company.name" label={t`Entreprise`} {...line} />
    </FieldGrid>
  );
}

export const createContact = (body: ContactBody): Promise<Contact> => send('POST /me/contacts', { body });
