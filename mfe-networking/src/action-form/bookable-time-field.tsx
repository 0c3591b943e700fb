import { Trans, useLingui } from '@lingui/react/macro';
import { appointmentTimes } from '@passerelle/shared/contract/limits';
import { bookableTimes, isBookableTime } from '@passerelle/shared/contract/rules/network/appointments';
import { type Fault, type FieldSettings, useFieldValue } from '@passerelle/shared/forms';
import { MomentField } from '@passerelle/shared/forms/dates';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Notice } from '@passerelle/shared/ui';
import { INVALID_ENTRY, readMoment } from '@passerelle/shared/ui/dates';
import type { ReactNode } from 'react';

import { plusMonths } from '../days/calendar-days';
import { today } from '../days/day';

type Props = Pick<FieldSettings, 'name' | 'label'>;

/** Moments from the API are in UTC, those that the person chose have an offset. */
const isStored = (moment: string): boolean => moment.endsWith('Z');

const [firstTime = '', lastTime = ''] = [bookableTimes.at(0), bookableTimes.at(-1)];

/** A day and a bookable time: every five minutes from 8:00 to 22:55. */
export function BookableTimeField(settings: Props): ReactNode {
  const { t } = useLingui();
  return (
    <MomentField
      {...settings}
      labels={{ day: t`Jour`, time: t`Heure` }}
      times={[firstTime, lastTime]}
      stepMinutes={appointmentTimes.stepMinutes}
      help={t`De 8 h à 22 h 55, toutes les cinq minutes`}
      rule={useMomentRule()}
    >
      <FarDayQuestion name={settings.name} />
    </MomentField>
  );
}

function useMomentRule(): (value: string | undefined) => Fault | undefined {
  const { t } = useLingui();
  return (value = '') => {
    const { day, time } = readMoment(value);
    if (day === INVALID_ENTRY) return 'format';
    // A stored time, chosen in another time zone, stays allowed until another one is chosen.
    if (time && !isStored(value) && !isBookableTime(time))
      return { text: t`Choisissez une heure de 8 h à 22 h 55, toutes les cinq minutes` };
    if (day && !time) return { text: t`Choisissez aussi l’heure` };
    return time && !day ? { text: t`Choisissez aussi le jour` } : undefined;
  };
}

/** A day that is more than a year ahead is mostly a mistyped year: it is asked about, and may stay. */
function FarDayQuestion({ name }: Pick<Props, 'name'>): ReactNode {
  const { weekdayDate } = useFormats();
  const value = useFieldValue(name);
  const { day } = readMoment(typeof value === 'string' ? value : '');
  const isFar = day !== INVALID_ENTRY && day > plusMonths(today(), 12);
  const date = isFar ? weekdayDate(day) : '';
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {isFar && (
        <Notice tone="warning" title={<Trans>C’est bien le {date} ?</Trans>} sx={{ mt: '10px' }}>
          <Trans>Cette date est dans plus d’un an : vérifiez l’année.</Trans>
        </Notice>
      )}
    </Box>
  );
}
