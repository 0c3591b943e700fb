import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@passerelle/shared/contract';
import { FieldGrid, SelectField, TextField } from '@passerelle/shared/forms';
import { FormSection } from '@passerelle/shared/ui';
import { jobOccupationWords, useWordOptions } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

const line = { optional: true, autoComplete: 'off', maxLength: limits.titleLength } as const;

/** Where they work, and as what. */
export function WorkFields(): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Son travail</Trans>}>
      <FieldGrid>
        <TextField name="company.name" label={t`Entreprise`} {...line} />
        <TextField name="company.service" label={t`Service`} {...line} />
        <TextField name="job.jobTitle" label={t`Poste`} {...line} />
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
