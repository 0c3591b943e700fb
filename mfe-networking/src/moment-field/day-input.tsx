import { useLingui } from '@lingui/react/macro';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import { useRef, useState, type FocusEventHandler, type ReactNode } from 'react';
import { Box, IconButton } from '@passerelle/shared/ui';
import { TextInput } from '@passerelle/shared/ui/fields';

import { NO_DAY, readDay, writeDay } from './moment';

interface Props {
  id: string;
  name: string;
  /** `2026-11-24`, or `?` while the typed text is not a day. */
  day: string;
  aria: object;
  onChange: (day: string) => void;
  onFocus: FocusEventHandler;
  onBlur: () => void;
}

/** A day as DD/MM/YYYY, typed or chosen in the browser's own calendar, whose own input may have another format. */
export function DayInput({ id, name, day, aria, onChange, onFocus, onBlur }: Props): ReactNode {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ position: 'relative', flex: '1 1 180px', minWidth: 0 }}>
      <TextInput
        {...aria}
        aria-label={t`Jour (JJ/MM/AAAA)`}
        inputMode="numeric"
        autoComplete="off"
        id={id}
        name={name}
        value={typed ?? writeDay(day)}
        placeholder={t`JJ/MM/AAAA`}
        onFocus={onFocus}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(readDay(target.value));
        }}
        onBlur={() => {
          // An invalid day stays as typed, so that it can be corrected.
          if (day !== NO_DAY) setTyped(null);
          onBlur();
        }}
        end={
          <IconButton
            size="small"
            aria-label={t`Ouvrir le calendrier`}
            onClick={() => calendar.current?.showPicker()}
            sx={{ marginInlineEnd: '-6px' }}
          >
            <CalendarMonthRounded sx={{ fontSize: 20 }} />
          </IconButton>
        }
      />
      <Box
        component="input"
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day === NO_DAY ? '' : day}
        onChange={({ target }) => {
          setTyped(null);
          onChange(target.value);
        }}
        sx={{
          position: 'absolute',
          insetBlockEnd: 0,
          insetInlineEnd: 0,
          // In `sx` a width of 1 is 100 %: the input would cover the field.
          width: '1px',
          height: '1px',
          p: 0,
          border: 0,
          opacity: 0,
          pointerEvents: 'none',
        }}
      />
    </Box>
  );
}
