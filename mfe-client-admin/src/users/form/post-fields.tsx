import { Trans, useLingui } from '@lingui/react/macro';
import type { RoleName, User } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { keptFields } from '@passerelle/shared/contract/rules/people/job-position';
import { FieldGrid, NumberField, SelectField, TextField } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { FormSection } from '@passerelle/shared/ui';
import { jobLevelLabels, jobOccupationLabels, useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { ColleagueField } from './colleague-field';

interface Props {
  role: RoleName;
  organization: string | undefined;
  /** Editing shows more than creating, and asks for company, position and manager where they are known. */
  edited?: User;
}

const text = { autoComplete: 'off', maxLength: limits.titleLength } as const;

/** Company, job and followers; the fields depend on the role. */
export function PostFields({ role, organization, edited }: Props): ReactNode {
  const { t } = useLingui();
  const levels = useLabelOptions(jobLevelLabels);
  const occupations = useLabelOptions(jobOccupationLabels);
  const isFollowed = role === 'user' || role === 'manager';
  const place = { organization, ...(edited && { userId: edited.id }) };
  const kept = edited ? keptFields(role, edited) : [];
  return (
    <>
      <FormSection title={<Trans>Entreprise</Trans>}>
        <FieldGrid>
          <TextField
            name="company.group"
            label={t`Groupe d’entreprises`}
            {...text}
            optional={!kept.includes('company.group')}
          />
          <TextField
            name="company.name"
            label={t`Nom de l’entreprise`}
            {...text}
            optional={!kept.includes('company.name')}
          />
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
          <TextField name="job.position" label={t`Fonction`} {...text} optional={!kept.includes('job.position')} />
          {role === 'user' && (
            <NumberField
              name="job.annualSalaryWithoutTax"
              label={t`Salaire annuel brut`}
              unit="€"
              help={t`En euros, par an.`}
              optional
            />
          )}
          {role === 'user' && edited && (
            <>
              <SelectField name="job.occupation" label={t`Métier`} options={occupations} optional />
              <DateField name="job.entryOnDutyDate" label={t`Date d’entrée en fonction`} autoComplete="off" optional />
            </>
          )}
        </FieldGrid>
        {isFollowed && (
          <>
            <ColleagueField
              name="job.manager"
              kind="manager"
              label={t`Manager`}
              {...place}
              optional={!kept.includes('job.manager')}
            />
            <ColleagueField name="job.hrRepresentative" kind="hrRepresentative" label={t`Référent RH`} {...place} />
          </>
        )}
      </FormSection>
    </>
  );
}
