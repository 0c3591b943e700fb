import { Trans } from '@lingui/react/macro';
import { PageHeader } from '@passerelle/shared/ui';
import { EntityScreen } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ProgramContent } from './program-content';
import { ProgramMissing } from './program-missing';
import { ProgramSkeleton } from './program-skeleton';
import { useProgram } from './program.resource';

/** What the programme is, how far along it is, and what each of its weeks held. */
export const ProgramScreen = (): ReactNode => (
  <>
    <PageHeader title={<Trans>Votre programme</Trans>} />
    <EntityScreen
      state={useProgram()}
      level={2}
      skeleton={<ProgramSkeleton />}
      notFound={<ProgramMissing />}
      failure={<Trans>Votre programme ne répond pas</Trans>}
      failureText={<Trans>Ce que vous avez déjà fait est enregistré. Le reste de l’application fonctionne.</Trans>}
    >
      {(program) => <ProgramContent program={program} />}
    </EntityScreen>
  </>
);
