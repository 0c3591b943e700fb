import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, sxOf, type SxProps, type Theme, VisuallyHidden } from '@passerelle/shared/ui';
import { memo, type ReactNode } from 'react';

import { type Day, today } from '../../days/day';
import { useNow } from '../../days/use-now';
import { AppointmentLink } from '../components/appointment-link';
import { hourOfRow, minuteOf } from '../days/clock';
import { dayLine } from '../grid/grid';
import { type Hour, isOnCell } from '../grid/keyboard';
import type { Placed } from './placement';

/** Marks the present time in the row of the present hour, and moves every half minute. */
function NowLine({ hour }: { hour: number }): ReactNode {
  const minute = minuteOf(useNow());
  if (Math.floor(minute / 60) !== hour) return null;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        zIndex: 2,
        insetInline: 0,
        insetBlockStart: `${((minute % 60) / 60) * 100}%`,
        borderBlockStart: '2px solid',
        borderColor: 'status.error.fill',
        pointerEvents: 'none',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          insetBlockStart: -5,
          width: 8,
          height: 8,
          borderRadius: '50%',
          backgroundColor: 'status.error.fill',
        },
      }}
    />
  );
}

interface Props {
  day: Day;
  hour: number;
  placed: readonly Placed[] | undefined;
  isActive: boolean;
  isTarget: boolean;
  onActivate: (hour: Hour) => void;
  onPress: (hour: Hour) => void;
}

const none = [] as const;
/** A pixel stays free between neighbours. */
const placeOf = ({ minute, column, columns }: Placed) => ({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `${(minute / 60) * 100}%`,
  insetInlineStart: `calc(${(column / columns) * 100}% + 1px)`,
  width: `calc(${100 / columns}% - 2px)`,
  height: HOUR_HEIGHT_PX - 1,
});

function WeekHourCell(props: Props): ReactNode {
  const { day, hour, placed = none, isActive, isTarget, onActivate, onPress } = props;
  const { t } = useLingui();
  const { time: timeOf } = useFormats();
  const { weekdayDate } = useFormats().withJalali;
  const date = weekdayDate(day);
  const time = timeOf(hourOfRow(hour), 'utc');
  const count = placed.length;
  const isToday = day === today();
  const name = t`${date}, ${time}, ${plural(count, { 0: 'aucun rendez‑vous', one: '# rendez‑vous', other: '# rendez‑vous' })}`;
  return (
    <Box
      component="td"
      tabIndex={isActive ? 0 : -1}
      data-cell={`${day}T${hour}`}
      data-day={day}
      data-hour={hour}
      onFocus={() => onActivate({ day, hour })}
      onClick={({ target }) => isOnCell(target) && onPress({ day, hour })}
      sx={sxOf(hourCell, isToday || isTarget ? { backgroundColor: isTarget ? 'brand.100' : 'brand.50' } : {})}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      {isToday && <NowLine hour={hour} />}
      {placed.map((one) => (
        <AppointmentLink
          key={one.appointment.id}
          appointment={one.appointment}
          reachable={isActive}
          sx={placeOf(one)}
        />
      ))}
    </Box>
  );
}

// Not declared inside `memo`: there the macro would extract the plural as a second message.
/** An hour of a day with the appointments that begin in it. */
export const WeekHour = memo(WeekHourCell);

/** Room for the two lines of an appointment. */
export const HOUR_HEIGHT_PX = 48;

export const hourCell: SxProps<Theme> = {
  ...dayLine,
  position: 'relative',
  height: HOUR_HEIGHT_PX,
  p: 0,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'neutral.subtle' },
};
