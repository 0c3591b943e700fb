import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { today, type Day } from '../../days/day';

/** « Aujourd’hui, vendredi 20 novembre », or the day alone. */
export function DayHeading({ id, day }: { id: string; day: Day }): ReactNode {
  const { weekdayDate } = useFormats();
  const date = weekdayDate(day);
  const isToday = day === today();
  return (
    <Typography
      id={id}
      component="h3"
      sx={{
        mb: '8px',
        fontSize: '0.90625rem',
        fontWeight: 560,
        color: isToday ? 'brand.text' : 'text.secondary',
        '&::first-letter': { textTransform: 'uppercase' },
      }}
    >
      {isToday ? <Trans>Aujourd’hui, {date}</Trans> : date}
    </Typography>
  );
}
