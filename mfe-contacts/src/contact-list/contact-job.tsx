import { Trans } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** « Cheffe de projet, Atelier Keravel », as far as it is known. */
export function ContactJob({ contact: { job, company } }: { contact: Pick<Contact, 'job' | 'company'> }): ReactNode {
  const { jobTitle } = job;
  const { name } = company;
  if (!jobTitle && !name) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
      {jobTitle && name ? (
        <Trans>
          {jobTitle}, {name}
        </Trans>
      ) : (
        jobTitle || name
      )}
    </Typography>
  );
}
