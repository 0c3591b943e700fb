import { Trans } from '@lingui/react/macro';
import type { ParticipantProgram } from '@passerelle/shared/contract';
import { Card, Section } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { SuspensionRequest } from '../suspension/request/suspension-request';

/** A pause can be asked for where its effect is seen, and not on the account alone. */
export const PauseSection = ({ program }: { program: ParticipantProgram }): ReactNode => (
  <Section title={<Trans>Suspension</Trans>}>
    <Card padding="small">
      <SuspensionRequest program={program} />
    </Card>
  </Section>
);
