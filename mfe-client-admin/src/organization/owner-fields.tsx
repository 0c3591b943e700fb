import { useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract';
import { FieldGrid, SelectField, TextField, WideField } from '@passerelle/shared/forms';
import { useWordOptions } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { leadingRoleWords } from './setting-words';

/** Somebody who will look after an organisation; `of` is where their fields stand in the body. */
export function OwnerFields({ of = '', withRole = false }: { of?: string; withRole?: boolean }): ReactNode {
  const { t } = useLingui();
  const roles = useWordOptions(leadingRoleWords);
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
