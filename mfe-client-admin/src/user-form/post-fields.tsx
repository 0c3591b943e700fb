import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type RoleName } from '@passerelle/shared/contract';
import { FieldGrid, NumberField, SelectField, TextField } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { FormSection } from '@passerelle/shared/ui';
import { jobLevelWords, jobOccupationWords, useWordOptions } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { ColleagueField } from './colleague-field';

interface Props {
  role: RoleName;
  organization: string | undefined;
  /** Editing asks for more than creating: company, position and manager. */
  isEdit?: boolean;
  userId?: string;
}

const text = { autoComplete: 'off', maxLength: limits.titleLength } as const;

/** Where somebody works, as what, and who follows them: what is asked depends on the role. */
export function PostFields({ role, organization, isEdit = false, userId }: Props): ReactNode {
  const { t } = useLingui();
  const levels = useWordOptions(jobLevelWords);
  const occupations = useWordOptions(jobOccupationWords);
  const isFollowed = role === 'user' || role === 'manager';
  const place = { organization, ...(userId !== undefined && { userId }) };
  return (
    <>
      <FormSection title={<Trans>Entreprise</Trans>}>
        <FieldGrid>
          <TextField name="company.group" label={t`Groupe d’entreprises`} {...text} optional={!isEdit} />
          <TextField name="company.name" label={t`Nom de l’entreprise`} {...text} optional={!isEdit} />
          <TextField name="company.firm" label={t`Établissement`} {...text} optional />
        </FieldGrid>
      </FormSection>
      <FormSection title={<Trans>Poste actuel</Trans>}>
        <FieldGrid>
          {role === 'user' && (
            <>
              <SelectField name="job.level" label={t`Statut`} options={levels} />
              <TextField name="job.jobTitle" label={t`Intitulé du poste`} {...text} />
            </>
          )}
          <TextField name="job.position" label={t`Fonction`} {...text} optional={!isEdit} />
          {role === 'user' && (
            <NumberField
              name="job.annualSalaryWithoutTax"
              label={t`Salaire annuel brut`}
              unit="€"
              help={t`En euros, par an.`}
              optional
            />
          )}
          {role === 'user' && isEdit && (
            <>
              <SelectField name="job.occupation" label={t`Métier`} options={occupations} optional />
              <DateField name="job.entryOnDutyDate" label={t`Date d’entrée en fonction`} autoComplete="off" optional />
            </>
          )}
        </FieldGrid>
        {isFollowed && (
          <>
            <ColleagueField name="job.manager" label={t`Manager`} {...place} optional={!isEdit} />
            <ColleagueField name="job.hrRepresentative" label={t`Référent RH`} {...place} />
          </>
        )}
      </FormSection>
    </>
  );
}
