import { Plural, Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Points } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { CalendarWeek } from './calendar-weeks';

interface Props {
  weeks: readonly Pick<CalendarWeek, 'points' | 'total'>[];
  /** Of a programme that is over, the open tasks are cancelled, so a total would say nothing. */
  isOver: boolean;
}

/** The points earned over some weeks, out of their total. */
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

/** The points earned in a week; for a week to come, the points on offer. */
export function WeekPoints({ week, isOver }: WeekPointsProps): ReactNode {
  if (week.place !== 'coming') return <PointsEarned weeks={[week]} isOver={isOver} />;
  return (
    <Points>
      <Plural value={week.total} one="# point à gagner" other="# points à gagner" />
    </Points>
  );
}

/** Validated tasks of a week, in words. */
export function TasksValidated({ week: { tasks } }: { week: Pick<CalendarWeek, 'tasks'> }): ReactNode {
  const { total, validated } = tasks;
  if (total === 0) return <Trans>aucune tâche</Trans>;
  return <Plural value={validated} one={`# tâche validée sur ${total}`} other={`# tâches validées sur ${total}`} />;
}
