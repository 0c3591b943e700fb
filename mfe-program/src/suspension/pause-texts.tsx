import { Plural, Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { ReturnDates } from '@passerelle/shared/ui/bridge';
import type { ReactNode } from 'react';

import type { PausePlan } from './suspension-rules';

const list = { m: 0, p: 0, paddingInlineStart: '20px', display: 'grid', gap: '6px' } as const;

/** Effects of a pause, with the dates of the notice and of the success. */
export function PlanText({ plan }: { plan: PausePlan }): ReactNode {
  const { weekdayDate } = useFormats();
  const [from, to] = [weekdayDate(plan.fromDate), weekdayDate(plan.toDate)];
  return (
    <Box component="ul" sx={list}>
      <li>
        <Trans>Cette semaine continue comme prévu.</Trans>
      </li>
      <li>
        <Trans>
          Votre programme sera suspendu du {from} au {to}.
        </Trans>
      </li>
      <li>
        <ReturnDates {...plan} />
      </li>
    </Box>
  );
}

/** Remaining weeks of suspension. */
export function WeeksLeft({ weeks }: { weeks: number }): ReactNode {
  if (weeks === 0) return <Trans>Vous avez utilisé toutes vos semaines de suspension.</Trans>;
  return (
    <Plural
      value={weeks}
      one="Il vous reste # semaine de suspension."
      other="Il vous reste # semaines de suspension."
    />
  );
}
