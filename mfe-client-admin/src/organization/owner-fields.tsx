import { useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract/limits';
import { FieldGrid, SelectField, TextField, WideField } from '@passerelle/shared/forms';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { leadingRoleLabels } from './setting-labels';

/** Fields of a new owner of an organisation; `of` is their path in the body. */
export function OwnerFields({ of = '', withRole = false }: { of?: string; withRole?: boolean }): ReactNode {
  const { t } = useLingui();
  const roles = useLabelOptions(leadingRoleLabels);
  return (
    <FieldGrid>
      <TextField name={`${of}firstName`} label={t`Prénom`} autoComplete="off" maxLength={limits.nameLength} />
      <TextField name={`${of}lastName`} label={t`Nom`} autoComplete="off" maxLength={limits.nameLength} />
      <WideField>
        <TextField
          name={`${of}email`}
          label={t`Adresse e‑mail`}
          type="email"
          autoComplete="off"
          help={t`L’invitation y est envoyée, avec un lien pour choisir un mot de passe.`}
          maxLength={limits.emailLength}
        />
      </WideField>
      {withRole && <SelectField name={`${of}role`} label={t`Rôle`} options={roles} />}
    </FieldGrid>
  );
}
