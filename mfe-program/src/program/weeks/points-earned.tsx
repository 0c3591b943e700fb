import { Plural } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Points } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { CalendarWeek } from './calendar-weeks';

interface Props {
  weeks: readonly Pick<CalendarWeek, 'points' | 'total'>[];
  /** Of a programme that is over: what was left of it was cancelled, so that all of what counts was earned. */
  isOver: boolean;
}

/** What was earned over some weeks, of what they offer. */
export function PointsEarned({ weeks, isOver }: Props): ReactNode {
  const { number } = useFormats();
  const sum = (part: 'points' | 'total'): number => weeks.reduce((all, week) => all + week[part], 0);
  const total = number(sum('total'));
  return (
    <Points>
      {isOver ? (
        <Plural value={sum('points')} one="# point gagné" other="# points gagnés" />
      ) : (
        <Plural value={sum('points')} one={`# point gagné sur ${total}`} other={`# points gagnés sur ${total}`} />
      )}
    </Points>
  );
}

interface WeekPointsProps {
  week: CalendarWeek;
  isOver: boolean;
}

/** What a week earned of what it offered; of one to come, what it will offer. */
export function WeekPoints({ week, isOver }: WeekPointsProps): ReactNode {
  if (week.place !== 'coming') return <PointsEarned weeks={[week]} isOver={isOver} />;
  return (
    <Points>
      <Plural value={week.total} one="# point à gagner" other="# points à gagner" />
    </Points>
  );
}
