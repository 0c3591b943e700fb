import { useFormats } from '@passerelle/shared/i18n';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { plusDays, type Day } from '../../days/day';
import { headCell } from '../grid/grid-look';

const fromMonday = [0, 1, 2, 3, 4, 5, 6];

const wide = { ...headCell, p: '11px 12px', fontSize: '0.84375rem', overflow: 'hidden', textOverflow: 'ellipsis' };
const narrow = { ...headCell, p: '9px 0', fontSize: '0.8125rem', '&&': { textAlign: 'center' } };

/** The head of a month: « Lundi », or « L » where room is short. */
export function WeekdayNames({ first, compact }: { first: Day; compact: boolean }): ReactNode {
  const { weekday } = useFormats();
  return (
    <tr>
      {fromMonday.map((offset) => {
        const day = plusDays(first, offset);
        return (
          <Box key={offset} component="th" scope="col" sx={compact ? narrow : wide}>
            <Box
              aria-hidden
              component="span"
              sx={{ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {weekday(day, compact ? 'narrow' : 'long')}
            </Box>
            <VisuallyHidden>{weekday(day)}</VisuallyHidden>
          </Box>
        );
      })}
    </tr>
  );
}
