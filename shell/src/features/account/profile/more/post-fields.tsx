import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { FieldGrid, NumberField, SelectField, TextField } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { Box, Typography } from '@passerelle/shared/ui';
import { hasStaffContacts, StaffContacts } from '@passerelle/shared/ui/data';
import { jobLevelLabels, jobOccupationLabels, useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { AccountSection, StaffSees } from '../../sections/account-section';

/** Staff who follow the person: read-only here, changed by the organisation. */
export const Colleagues = ({ job }: Pick<OwnProfile, 'job'>): ReactNode => (
  <>
    <StaffContacts job={job} />
    <Typography variant="caption" component="p" sx={{ mt: '6px', color: 'text.secondary' }}>
      {hasStaffContacts(job) ? (
        <Trans>Choisis par votre organisation.</Trans>
      ) : (
        <Trans>Votre organisation n’a pas encore choisi votre manager ni votre référent RH.</Trans>
      )}
    </Typography>
  </>
);

/** The present post of a participant. */
export function PostFields({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const text = { maxLength: limits.titleLength, optional: true } as const;
  return (
    <AccountSection id="post" title={<Trans>Poste</Trans>}>
      <StaffSees me={me} />
      <FieldGrid>
        <SelectField name="job.level" label={t`Statut`} options={useLabelOptions(jobLevelLabels)} optional />
        <TextField name="job.jobTitle" label={t`Intitulé du poste`} autoComplete="organization-title" {...text} />
        <TextField name="job.position" label={t`Fonction`} {...text} />
        <SelectField name="job.occupation" label={t`Métier`} options={useLabelOptions(jobOccupationLabels)} optional />
        <DateField name="job.entryOnDutyDate" label={t`Date d’entrée en fonction`} optional />
        <NumberField
          name="job.annualSalaryWithoutTax"
          label={t`Salaire annuel brut`}
          unit="€"
          help={t`En euros, par an.`}
          optional
        />
      </FieldGrid>
      <Box sx={{ mt: '20px' }}>
        <Colleagues job={me.job} />
      </Box>
    </AccountSection>
  );
}
