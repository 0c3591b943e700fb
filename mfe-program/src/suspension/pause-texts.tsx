import { Plural, Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { ReturnDates } from '@passerelle/shared/ui/bridge';
import type { ReactNode } from 'react';

import { type PausePlan, restEnd } from './suspension-rules';

const list = { m: 0, p: 0, paddingInlineStart: '20px', display: 'grid', gap: '6px' } as const;

/** What a pause does, week by week. */
export function PlanText({ plan }: { plan: PausePlan }): ReactNode {
  const { weekdayDate } = useFormats();
  const [from, to] = [weekdayDate(plan.fromDate), weekdayDate(restEnd(plan))];
  return (
    <Box component="ul" sx={list}>
      <li>
        <Trans>Cette semaine continue comme prévu.</Trans>
      </li>
      <li>
        <Trans>
          Du {from} au {to}, vous ne recevez aucune nouvelle tâche.
        </Trans>
      </li>
      <li>
        <ReturnDates {...plan} />
      </li>
    </Box>
  );
}

/** How many weeks of suspension are left. */
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
