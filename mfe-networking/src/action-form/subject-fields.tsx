import { useLingui } from '@lingui/react/macro';
import { actionTypes, limits } from '@passerelle/shared/contract';
import { RadioField, TextField } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

import { actionTypeWords } from '../action-parts/action-type';

/** What is asked of somebody, and about what: for planning and for editing. */
export function SubjectFields(): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <RadioField
        name="actionType"
        label={t`Type d’action`}
        options={actionTypes.map((type) => ({ value: type, label: t(actionTypeWords[type]) }))}
        cards
      />
      <TextField
        name="title"
        label={t`Titre`}
        help={t`Quelques mots pour la retrouver : « Comprendre le métier de cheffe de projet »`}
        autoComplete="off"
        maxLength={limits.titleLength}
      />
    </>
  );
}
