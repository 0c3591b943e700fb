import { Trans } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Divider } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { AccountSection } from '../sections/account-section';
import { ErasurePart } from './erasure-part';
import { ExportPart } from './export-part';

/** What is kept about the person: to take along, and to have erased. */
export function DataSection({ me }: { me: OwnProfile }): ReactNode {
  return (
    <AccountSection id="data" title={<Trans>Mes données</Trans>}>
      <ExportPart />
      <Divider sx={{ my: '24px' }} />
      <ErasurePart requestedAt={me.erasureRequestedAt} />
    </AccountSection>
  );
}
