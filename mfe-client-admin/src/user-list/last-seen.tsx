import { Trans } from '@lingui/react/macro';
import NotificationImportantRounded from '@mui/icons-material/NotificationImportantRounded';
import type { UserSummary } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { StateWord } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { programStateOf } from './program-state';

/** Two weeks without a visit while a programme runs: somebody may want to call. */
const QUIET_DAYS = 14;
const DAY = 86_400_000;

export function LastSeen({ user }: { user: UserSummary }): ReactNode {
  const { relativeDay } = useFormats();
  const { lastAt } = user.sessions;
  if (!lastAt) return <Trans>Aucune connexion</Trans>;
  const day = relativeDay(lastAt);
  const isQuiet = programStateOf(user) === 'started' && now().getTime() - Date.parse(lastAt) > QUIET_DAYS * DAY;
  if (!isQuiet) return day;
  return (
    <StateWord tone="warning" icon={<NotificationImportantRounded />}>
      {day}
    </StateWord>
  );
}
