import { Plural } from '@lingui/react/macro';
import { Points } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PointsEarned } from '../card/points-earned';
import type { CalendarWeek } from './calendar-weeks';

interface Props {
  week: CalendarWeek;
  isOver: boolean;
}

/** What a week earned of what it offered; of one to come, what it will offer. */
export function WeekPoints({ week, isOver }: Props): ReactNode {
  if (week.place !== 'coming') return <PointsEarned weeks={[week]} isOver={isOver} />;
  return (
    <Points>
      <Plural value={week.total} one="# point à gagner" other="# points à gagner" />
    </Points>
  );
}
