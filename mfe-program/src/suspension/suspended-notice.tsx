import { Trans } from '@lingui/react/macro';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import type { Suspension } from '@passerelle/shared/contract';
import { activeSuspension } from '@passerelle/shared/contract/rules/programs/suspension';
import { isoWeekOf } from '@passerelle/shared/contract/rules/programs/weeks';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Button, lazyDialog, Notice, type SxProps, type Theme } from '@passerelle/shared/ui';
import { ReturnDates } from '@passerelle/shared/ui/bridge';
import { type ReactNode, useState } from 'react';

import { useFocusAfter } from './dialog-focus';
import { pauseState } from './suspension-rules';

interface Props {
  suspensions: readonly Suspension[];
  sx?: SxProps<Theme>;
}

const ReactivationFlow = lazyDialog(
  async () => (await import(/* webpackChunkName: "reactivation" */ './reactivation-flow')).ReactivationFlow,
);

/** End date of the suspension and a button to reactivate the programme; empty without a suspension. */
export function SuspendedNotice({ suspensions, sx }: Props): ReactNode {
  const [asking, setAsking] = useState<Suspension | null>(null);
  const area = useFocusAfter(asking !== null);
  const pause = activeSuspension(suspensions, now().toISOString());
  return (
    <Box ref={area} tabIndex={-1} sx={{ outline: 'none' }}>
      {pause && <PauseNotice pause={pause} onReactivate={() => setAsking(pause)} {...(sx && { sx })} />}
      {asking && <ReactivationFlow pause={asking} onClose={() => setAsking(null)} />}
    </Box>
  );
}

interface PauseNoticeProps {
  pause: Suspension;
  onReactivate: () => void;
  sx?: SxProps<Theme>;
}

/** The state of a pause, with the button to reactivate while it is planned or running. */
export function PauseNotice({ pause, onReactivate, sx }: PauseNoticeProps): ReactNode {
  const state = pauseState(pause, now().toISOString());
  const isOver = state === 'return' || state === 'reactivated';
  const reactivate = (
    <Button variant="neutral" size="small" onClick={onReactivate}>
      <Trans>Réactiver</Trans>
    </Button>
  );
  return (
    <Notice
      tone={isOver ? 'info' : 'warning'}
      icon={isOver ? <PlayCircleRounded /> : <PauseCircleRounded />}
      title={<Fact pause={pause} />}
      action={!isOver && reactivate}
      {...(sx && { sx })}
    >
      <Meaning pause={pause} />
    </Notice>
  );
}

function Fact({ pause }: { pause: Suspension }): ReactNode {
  const { date } = useFormats();
  const [start, end] = [date(pause.fromDate), date(pause.toDate)];
  switch (pauseState(pause, now().toISOString())) {
    case 'planned':
      return (
        <Trans>
          Votre programme sera suspendu du {start} au {end}.
        </Trans>
      );
    case 'running':
      return <Trans>Votre programme est suspendu jusqu’au {end}.</Trans>;
    case 'return':
    case 'reactivated':
      return <Trans>Votre programme est réactivé.</Trans>;
  }
}

function Meaning({ pause }: { pause: Suspension }): ReactNode {
  const { date, weekdayDate } = useFormats();
  const at = now().toISOString();
  const nextMonday = isoWeekOf(at, 1).fromDate;
  const [monday, reminders] = [weekdayDate(nextMonday), date(nextMonday)];
  switch (pauseState(pause, at)) {
    case 'planned':
      return (
        <>
          <Trans>Cette semaine continue comme prévu.</Trans> <ReturnDates {...pause} />
        </>
      );
    case 'running':
      return (
        <>
          <Trans>Rien n’est perdu.</Trans> <ReturnDates {...pause} />
        </>
      );
    case 'return':
      return <Trans>Vos tâches sont de retour ; rappels à partir du {reminders}.</Trans>;
    case 'reactivated':
      return <Trans>Vos prochaines tâches arrivent {monday}.</Trans>;
  }
}
