import { Trans } from '@lingui/react/macro';
import { AreaFailure, PageHeader, useSteadyLoading } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ProgramContent } from './program-content';
import { ProgramMissing } from './program-missing';
import { ProgramSkeleton } from './program-skeleton';
import { useProgram } from './program.resource';

/** What the programme is, how far along it is, and what each of its weeks held. */
export function ProgramScreen(): ReactNode {
  const { data, error, failedAt, retry } = useProgram();
  const phase = useSteadyLoading(data === undefined && error === undefined);
  // What was there before may have ended while the page was open.
  const isMissing = error?.status === 404;
  return (
    <>
      <PageHeader title={<Trans>Votre programme</Trans>} />
      {phase === 'skeleton' && <ProgramSkeleton />}
      {phase === 'done' && isMissing && <ProgramMissing />}
      {phase === 'done' && !isMissing && data && <ProgramContent program={data} />}
      {phase === 'done' && !isMissing && !data && error && (
        <AreaFailure title={<Trans>Votre programme ne répond pas</Trans>} failedAt={failedAt} onRetry={retry}>
          <Trans>Ce que vous avez déjà fait est enregistré. Le reste de l’application fonctionne.</Trans>
        </AreaFailure>
      )}
    </>
  );
}
