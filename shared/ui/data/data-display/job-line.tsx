import { Trans } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';
import { Typography } from '@passerelle/shared/ui';

/** « Cheffe de projet, Atelier Keravel », as far as it is known. */
export function JobLine({ of: { job, company } }: { of: Pick<Contact, 'job' | 'company'> }): ReactNode {
  const { jobTitle } = job;
  const { name } = company;
  if (!jobTitle && !name) return null;
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary', textWrap: 'pretty' }}>
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
