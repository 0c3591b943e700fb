import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type OwnProfile } from '@passerelle/shared/contract';
import { FieldGrid, NumberField, SelectField, TextField } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { Box, fullName, Typography } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import { jobLevelWords, jobOccupationWords, useWordOptions } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { AccountSection, StaffSees } from '../../sections/account-section';

/** Who follows the person: read here, and changed by the organisation. */
export function Colleagues({ job }: Pick<OwnProfile, 'job'>): ReactNode {
  const manager = job?.manager;
  const hrRepresentative = job?.hrRepresentative;
  return (
    <>
      <DescriptionList>
        <Described name={<Trans>Manager</Trans>}>{manager ? fullName(manager) : '–'}</Described>
        <Described name={<Trans>Référent RH</Trans>}>{hrRepresentative ? fullName(hrRepresentative) : '–'}</Described>
      </DescriptionList>
      <Typography variant="caption" component="p" sx={{ mt: '6px', color: 'text.secondary' }}>
        <Trans>Ces deux personnes sont choisies par votre organisation.</Trans>
      </Typography>
    </>
  );
}

/** The present post of a participant. */
export function PostFields({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const text = { maxLength: limits.titleLength, optional: true } as const;
  return (
    <AccountSection id="post" title={<Trans>Poste</Trans>}>
      <StaffSees me={me} />
      <FieldGrid>
        <SelectField name="job.level" label={t`Statut`} options={useWordOptions(jobLevelWords)} optional />
        <TextField name="job.jobTitle" label={t`Intitulé du poste`} autoComplete="organization-title" {...text} />
        <TextField name="job.position" label={t`Fonction`} {...text} />
        <SelectField name="job.occupation" label={t`Métier`} options={useWordOptions(jobOccupationWords)} optional />
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
