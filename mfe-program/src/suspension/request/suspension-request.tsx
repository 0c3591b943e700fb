import { Trans } from '@lingui/react/macro';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import type { SelectedProgram } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Button, lazyDialog, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { requestState } from '../suspension-rules';
import { useFocusAfter } from '../dialog-focus';
import { WeeksLeft } from '../pause-texts';

const SuspensionFlow = lazyDialog(
  async () => (await import(/* webpackChunkName: "suspension" */ './suspension-flow')).SuspensionFlow,
);

/** The button to request a pause and the weeks left, or why no pause can be requested. */
export function SuspensionRequest({ program }: { program: SelectedProgram }): ReactNode {
  const [asking, setAsking] = useState(false);
  const area = useFocusAfter(asking);
  const isPossible = requestState(program, now().toISOString()) === 'possible';
  return (
    <Box ref={area} tabIndex={-1} sx={{ outline: 'none' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Situation program={program} />
      </Typography>
      {isPossible && (
        <Button
          variant="outlined"
          startIcon={<PauseCircleRounded />}
          onClick={() => setAsking(true)}
          sx={{ mt: '16px', width: { xs: '100%', md: 'auto' } }}
        >
          <Trans>Suspendre le programme</Trans>
        </Button>
      )}
      {asking && <SuspensionFlow remaining={program.remainingSuspensions} onClose={() => setAsking(false)} />}
    </Box>
  );
}

function Situation({ program }: { program: SelectedProgram }): ReactNode {
  const { weekdayDate } = useFormats();
  const left = <WeeksLeft weeks={program.remainingSuspensions} />;
  switch (requestState(program, now().toISOString())) {
    case 'possible':
      return (
        <>
          <Trans>Des vacances, un imprévu ? Mettez votre programme en pause : vos tâches vous attendent.</Trans> {left}
        </>
      );
    case 'suspended':
      return (
        <>
          {program.remainingSuspensions > 0 && (
            <Trans>Une autre suspension pourra être demandée quand celle-ci sera terminée.</Trans>
          )}{' '}
          {left}
        </>
      );
    case 'allUsed':
      return left;
    case 'notStarted': {
      const day = weekdayDate(program.dates.fromDate);
      return <Trans>Votre programme commence {day}. Vous pourrez ensuite le suspendre.</Trans>;
    }
    case 'over':
      return <Trans>Votre programme est terminé : il n’y a plus rien à suspendre.</Trans>;
    case 'notOffered':
      return <Trans>Votre programme ne prévoit pas de suspension.</Trans>;
  }
}
