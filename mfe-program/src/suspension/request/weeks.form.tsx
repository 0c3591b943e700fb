import { Trans, useLingui } from '@lingui/react/macro';
import { suspensionWeeksAllowed } from '@passerelle/shared/contract';
import { type Faults, Form, type FormBody, NumberField, SubmitButton, useFormValues } from '@passerelle/shared/forms';
import { now } from '@passerelle/shared/i18n';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useCallback } from 'react';

import { WeekChoices } from './week-choices';
import { pausePlan } from '../suspension-rules';
import { PlanText, WeeksLeft } from '../pause-texts';

interface Props {
  max: number;
  /** The earlier choice, when the participant comes back to change it. */
  weeks: number | undefined;
  onChosen: (weeks: number) => void;
  onClose: () => void;
}

/** The number of weeks, with a preview of what it does. */
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
