import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { today } from '../../days/day';
import { daysOf, type Period } from '../days/period';
import { dayLine, headCell } from '../grid/grid';
import { DayNumber } from '../month/day-number';

/** The head of a week, with days such as « lun. 16 ». */
export function WeekHead({ week }: { week: Period }): ReactNode {
  const { weekday, weekdayDate } = useFormats();
  return (
    <tr>
      <Box component="th" scope="col" sx={{ ...headCell, width: 56 }}>
        <VisuallyHidden>
          <Trans>Heure</Trans>
        </VisuallyHidden>
      </Box>
      {daysOf(week).map((day) => (
        <Box key={day} component="th" scope="col" sx={{ ...headCell, ...dayLine, p: '8px 0', fontSize: '0.8125rem' }}>
          <Box aria-hidden sx={{ display: 'grid', justifyItems: 'center', gap: '2px' }}>
            {weekday(day, 'short')}
            <DayNumber day={day} isToday={day === today()} />
          </Box>
          <VisuallyHidden>{weekdayDate(day)}</VisuallyHidden>
        </Box>
      ))}
    </tr>
  );
}
