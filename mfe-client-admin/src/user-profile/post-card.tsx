import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { FormSection, fullName } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import { jobLevelWords, jobOccupationWords } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { NotFilledIn } from '../components/not-filled-in';
/** What a participant does today, and who follows them there. */
export function PostCard({ job }: { job: Job | null }): ReactNode {
  const { t } = useLingui();
  const { money, date } = useFormats();
  const salary = job?.annualSalaryWithoutTax ?? null;
  return (
    <FormSection title={<Trans>Poste actuel</Trans>}>
      <DescriptionList>
        <Described name={<Trans>Statut</Trans>}>{job?.level ? t(jobLevelWords[job.level]) : <NotFilledIn />}</Described>
        <Described name={<Trans>Intitulé du poste</Trans>}>{job?.jobTitle ?? <NotFilledIn />}</Described>
        <Described name={<Trans>Fonction</Trans>}>{job?.position ?? <NotFilledIn />}</Described>
        {job?.occupation && <Described name={<Trans>Métier</Trans>}>{t(jobOccupationWords[job.occupation])}</Described>}
        {job?.entryOnDutyDate && (
          <Described name={<Trans>Date d’entrée en fonction</Trans>}>{date(job.entryOnDutyDate)}</Described>
        )}
        <Described name={<Trans>Salaire annuel brut</Trans>}>
          {salary === null ? <NotFilledIn /> : money(salary)}
        </Described>
        <Described name={<Trans>Manager</Trans>}>{job?.manager ? fullName(job.manager) : <NotFilledIn />}</Described>
        <Described name={<Trans>Référent RH</Trans>}>
          {job?.hrRepresentative ? fullName(job.hrRepresentative) : <NotFilledIn />}
        </Described>
      </DescriptionList>
    </FormSection>
  );
}
