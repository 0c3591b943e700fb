import { Plural, Trans, useLingui } from '@lingui/react/macro';
import AccessTimeFilledRounded from '@mui/icons-material/AccessTimeFilledRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { nearnessOf } from '@passerelle/shared/contract/rules/network/appointments';
import { useFormats } from '@passerelle/shared/i18n';
import { Fact, Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { daysFromToday } from '../../days/days-from-today';
import { useNow } from '../../days/use-now';

/** « Aujourd’hui à 15 h », « Demain à 9 h 30 », « Hier à 12 h 30 »; null on every other day. */
export function useNearDay(): (date: string) => string | null {
  const { t } = useLingui();
  const { time } = useFormats();
  return (date) => {
    const hour = time(date);
    switch (daysFromToday(date)) {
      case 0:
        return t`Aujourd’hui à ${hour}`;
      case 1:
        return t`Demain à ${hour}`;
      case -1:
        return t`Hier à ${hour}`;
      default:
        return null;
    }
  };
}

/** « Demain à 9 h 30 », else « mardi 24 novembre à 12 h 30 ». */
export function useMomentText(): (date: string) => string {
  const { dateTime } = useFormats();
  const nearDay = useNearDay();
  return (date) => nearDay(date) ?? dateTime(date);
}

type Dated = Pick<Appointment, 'date' | 'status'>;

/** Date and time of the action, as an item of a facts list. */
export function MomentFact({ action: { date } }: { action: Dated }): ReactNode {
  const momentText = useMomentText();
  return (
    <Fact icon={<EventRounded />}>
      <time dateTime={date}>{momentText(date)}</time>
    </Fact>
  );
}

const HOUR_MINUTES = 60;

/** « Dans une heure » while a pending action is about to begin, « En ce moment » until it is over; else nothing. */
export function NearTag({ action: { date, status } }: { action: Dated }): ReactNode {
  const now = useNow();
  const nearness = nearnessOf(date, now);
  if (status !== 'pending' || nearness === 'ahead' || nearness === 'over') return null;
  const minutes = Math.ceil((Date.parse(date) - Date.parse(now)) / 60_000);
  return (
    <Tag tone="brand" icon={<AccessTimeFilledRounded />} sx={{ alignSelf: 'flex-start', justifySelf: 'start' }}>
      {nearness === 'underWay' ? <Trans>En ce moment</Trans> : <TimeLeft minutes={minutes} />}
    </Tag>
  );
}

/** To the quarter of an hour above an hour, to the minute below. */
function TimeLeft({ minutes }: { minutes: number }): ReactNode {
  if (minutes < HOUR_MINUTES - 2) return <Plural value={minutes} one="Dans une minute" other="Dans # minutes" />;
  const hours = Math.round(minutes / HOUR_MINUTES);
  return <Plural value={hours} one="Dans une heure" other="Dans # heures" />;
}
