import { Plural, Trans } from '@lingui/react/macro';
import { returnOf } from '@passerelle/shared/contract';
import { useFieldChange, useFormValues } from '@passerelle/shared/forms';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, choiceCard, Typography } from '@passerelle/shared/ui';
import { FormControlLabel, Radio, RadioGroup } from '@passerelle/shared/ui/inputs';
import { type ReactNode, useId } from 'react';

import { pausePlan } from '../suspension-rules';

/** More of them would hide the field in which any number can be typed. */
const MOST = 4;

/** The first numbers of weeks, each with the day on which the tasks are back; the same choice as the number below. */
export function WeekChoices({ max }: { max: number }): ReactNode {
  const id = useId();
  const { weekdayDate } = useFormats();
  const { suspensions } = useFormValues('suspension');
  const change = useFieldChange();
  const at = now().toISOString();
  return (
    <Box>
      <Typography id={id} sx={{ mb: '8px', fontSize: '0.90625rem', fontWeight: 560 }}>
        <Trans>Quand reprendre ?</Trans>
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={typeof suspensions === 'number' ? String(suspensions) : ''}
        onChange={(_event, weeks) => change('suspensions', Number(weeks))}
        sx={{ gap: '8px' }}
      >
        {Array.from({ length: Math.min(max, MOST) }, (_, index) => index + 1).map((weeks) => {
          const back = weekdayDate(returnOf(pausePlan(at, weeks)));
          return (
            <FormControlLabel
              key={weeks}
              control={<Radio />}
              value={String(weeks)}
              label={
                <Plural value={weeks} one={`# semaine, retour le ${back}`} other={`# semaines, retour le ${back}`} />
              }
              sx={choiceCard}
            />
          );
        })}
      </RadioGroup>
    </Box>
  );
}
