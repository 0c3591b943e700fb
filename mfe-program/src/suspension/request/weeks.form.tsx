import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { suspensionWeeksAllowed, returnOf } from '@passerelle/shared/contract/rules/programs/suspension';
import {
  type Faults,
  Form,
  type FormBody,
  NumberField,
  SubmitButton,
  useFormValues,
  useFieldChange,
} from '@passerelle/shared/forms';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Typography, choiceCard } from '@passerelle/shared/ui';
import { FormControlLabel, Radio, RadioGroup } from '@passerelle/shared/ui/mui/choices';
import { type ReactNode, useCallback, useId } from 'react';

import { PlanText, WeeksLeft } from '../pause-texts';
import { pausePlan } from '../suspension-rules';

/** More of them would hide the field in which any number can be typed. */
const MOST = 4;

/** The first numbers of weeks, each with the day on which the tasks are back; the same choice as the number below. */
function WeekChoices({ max }: { max: number }): ReactNode {
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

interface Props {
  max: number;
  /** The earlier choice, when the participant comes back to change it. */
  weeks: number | undefined;
  onChosen: (weeks: number) => void;
  onClose: () => void;
}

/** Number of weeks of the pause, with a preview of its effect. */
export function WeeksForm({ max, weeks, onChosen, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const outside = t`Veuillez entrer un minimum de 1 et un maximum de ${max}`;
  const check = useCallback(
    ({ suspensions }: Partial<FormBody<'suspension'>>): Faults =>
      typeof suspensions === 'number' && !suspensionWeeksAllowed(suspensions, max) ? { suspensions: 'tooLarge' } : {},
    [max],
  );
  return (
    <Form
      schema="suspension"
      intro={false}
      check={check}
      initialValues={weeks === undefined ? {} : { suspensions: weeks }}
      onSubmit={async ({ suspensions }) => onChosen(suspensions)}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>
          Pendant une suspension, vous ne recevez aucune nouvelle tâche. Rien n’est perdu : elles vous attendent.
        </Trans>{' '}
        <WeeksLeft weeks={max} />
      </Typography>
      <WeekChoices max={max} />
      <NumberField
        name="suspensions"
        label={t`Nombre de semaines`}
        help={t`De 1 à ${max}.`}
        words={{ format: outside, tooSmall: outside, tooLarge: outside }}
      />
      <Preview max={max} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' }}>
        <Button variant="neutral" onClick={onClose}>
          <Trans>Annuler</Trans>
        </Button>
        <SubmitButton>
          <Trans>Continuer</Trans>
        </SubmitButton>
      </Box>
    </Form>
  );
}

function Preview({ max }: { max: number }): ReactNode {
  const { suspensions } = useFormValues('suspension');
  const isChosen = typeof suspensions === 'number' && suspensionWeeksAllowed(suspensions, max);
  return (
    <Box aria-live="polite" sx={{ typography: 'body2', color: 'text.secondary', '&:empty': { display: 'none' } }}>
      {isChosen && <PlanText plan={pausePlan(now().toISOString(), suspensions)} />}
    </Box>
  );
}
