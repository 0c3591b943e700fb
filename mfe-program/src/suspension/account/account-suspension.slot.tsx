import { Trans } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import { AreaFailure, Card, Section } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { SuspensionRequest } from '../request/suspension-request';
import { SuspendedNotice } from '../suspended-notice';

/** The pauses of the programme, on the account; empty without a programme. */
export function AccountSuspensionSlot(): ReactNode {
  const { data: me, error, failedAt, retry } = useCall('GET /me');
  if (!me) {
    return error ? (
      <AreaFailure title={<Trans>Votre programme ne répond pas</Trans>} failedAt={failedAt} onRetry={retry}>
        <Trans>Le reste de votre compte fonctionne.</Trans>
      </AreaFailure>
    ) : null;
  }
  const program = me.selectedProgram;
  if (!program) return null;
  return (
    <Card>
      <Section title={<Trans>Suspension du programme</Trans>}>
        <SuspendedNotice suspensions={program.suspensions} sx={{ mb: '16px' }} />
        <SuspensionRequest program={program} />
      </Section>
    </Card>
  );
}
