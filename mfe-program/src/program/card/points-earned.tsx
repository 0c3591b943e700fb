import { Plural } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Points } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { CalendarWeek } from '../weeks/calendar-weeks';

/** What was earned of what was offered, over some weeks. */
export function PointsEarned({ weeks }: { weeks: readonly Pick<CalendarWeek, 'points' | 'total'>[] }): ReactNode {
  const { number } = useFormats();
  const sum = (part: 'points' | 'total'): number => weeks.reduce((all, week) => all + week[part], 0);
  const total = number(sum('total'));
  return (
    <Points>
      <Plural value={sum('points')} one={`# point gagné sur ${total}`} other={`# points gagnés sur ${total}`} />
    </Points>
  );
}
