import { Trans, useLingui } from '@lingui/react/macro';
import { bookableHours, bookableMinutes } from '@passerelle/shared/contract';
import { FieldFrame, type FieldSettings, useFormField } from '@passerelle/shared/forms';
import { useFormats, useLocale } from '@passerelle/shared/i18n';
import { Box, Notice } from '@passerelle/shared/ui';
import { SelectBox } from '@passerelle/shared/ui/fields';
import type { ReactNode } from 'react';

import { plusMonths } from '../days/calendar-days';
import { today } from '../days/day';
import { DayInput } from './day-input';
import { type MomentParts, NO_DAY, readMoment, writeMoment } from './moment';

type Props = Pick<FieldSettings, 'name' | 'label'>;

/** A day and a bookable time: every five minutes from 8:00 to 22:55. */
export function MomentField(settings: Props): ReactNode {
  const { t } = useLingui();
  const missing = { day: t`Choisissez aussi le jour`, time: t`Choisissez aussi l’heure` };
  const rule = (value: string | undefined) => {
    const { day, hour } = readMoment(value ?? '');
    if (day === NO_DAY) return 'format';
    if (day && !hour) return { text: missing.time };
    return hour && !day ? { text: missing.day } : undefined;
  };
  const help = t`De 8 h à 22 h 55, toutes les cinq minutes`;
  const field = useFormField({ ...settings, help, rule }, 'date');
  const { value, onChange, onBlur, onFocus, name } = field.input;
  const parts = readMoment(String(value));
  const change = (part: Partial<MomentParts>): void => {
    const next = { ...parts, ...part };
    // Most meetings begin on the hour; minutes without an hour have no meaning.
    const minute = next.hour ? next.minute || '00' : '';
    onChange(writeMoment({ ...next, minute }));
  };
  return (
    <FieldFrame settings={{ ...settings, help }} field={field} group="fieldset">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <DayInput
          id={field.id}
          name={name}
          day={parts.day}
          aria={field.aria}
          onChange={(day) => change({ day })}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', flex: '1 1 180px', gap: '8px' }}>
          <TimeSelect
            label={t`Heure`}
            empty="hh"
            value={parts.hour}
            figures={bookableHours}
            aria={field.aria}
            onChange={(hour) => change({ hour })}
            onBlur={onBlur}
          />
          <span aria-hidden>{useLocale().code === 'fr' ? 'h' : ':'}</span>
          <TimeSelect
            label={t`Minutes`}
            empty="mm"
            value={parts.minute}
            figures={bookableMinutes}
            aria={field.aria}
            onChange={(minute) => change({ minute })}
            onBlur={onBlur}
          />
        </Box>
      </Box>
      <FarDayQuestion day={parts.day} />
    </FieldFrame>
  );
}

/** A day that is more than a year ahead is mostly a mistyped year: it is asked about, and may stay. */
function FarDayQuestion({ day }: { day: string }): ReactNode {
  const { weekdayDate } = useFormats();
  const isFar = day !== NO_DAY && day > plusMonths(today(), 12);
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

interface TimeSelectProps {
  label: string;
  value: string;
  figures: readonly number[];
  /** The text while nothing is chosen: « hh ». */
  empty: string;
  aria: object;
  onChange: (value: string) => void;
  onBlur: () => void;
}

const offered = (value: string, figures: readonly number[]): readonly number[] =>
  value === '' || figures.includes(Number(value)) ? figures : [Number(value), ...figures];
const two = (figure: number): string => String(figure).padStart(2, '0');

/**
 * The bookable hours or minutes. A value outside of them, chosen in another time zone, is listed until another one is
 * chosen, so that the field does not look empty.
 */
export const TimeSelect = ({ label, value, figures, empty, aria, onChange, onBlur }: TimeSelectProps): ReactNode => (
  <SelectBox
    {...aria}
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onBlur={onBlur}
    sx={{ flex: 1 }}
  >
    <option value="">{empty}</option>
    {offered(value, figures).map((figure) => (
      <option key={figure} value={two(figure)}>
        {two(figure)}
      </option>
    ))}
  </SelectBox>
);
