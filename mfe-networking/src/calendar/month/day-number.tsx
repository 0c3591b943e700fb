import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Day } from '../../days/day';

interface Props {
  day: Day;
  isToday: boolean;
  isOut?: boolean;
  /** Over, and greyed like what lies in it. */
  isPast?: boolean;
}

const colour = (isToday: boolean, isGrey: boolean): string => {
  if (isToday) return 'primary.contrastText';
  return isGrey ? 'neutral.ink3' : 'text.primary';
};

/** The number of a day, hidden from screen readers, which get the whole date. Today is a disc, or a ring with forced colours. */
export function DayNumber({ day, isToday, isOut = false, isPast = false }: Props): ReactNode {
  const { dayOfMonth, jalaliDayOfMonth } = useFormats();
  const jalali = jalaliDayOfMonth(day);
  const number = (
    <Box
      aria-hidden
      component="span"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        width: '1.75rem',
        height: '1.75rem',
        borderRadius: '50%',
        fontWeight: isOut ? 400 : 560,
        color: colour(isToday, isOut || isPast),
        backgroundColor: isToday ? 'primary.main' : 'transparent',
        '@media (forced-colors: active)': isToday ? { border: '2px solid' } : {},
      }}
    >
      {dayOfMonth(day)}
    </Box>
  );
  if (jalali === null) return number;
  return (
    <Box aria-hidden component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '4px' }}>
      {number}
      <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {jalali}
      </Box>
    </Box>
  );
}
