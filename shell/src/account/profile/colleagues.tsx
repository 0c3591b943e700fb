import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { fullName, Typography } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

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
