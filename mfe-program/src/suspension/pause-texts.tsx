import { Plural, Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { PausePlan } from './suspension-rules';

const list = { m: 0, p: 0, paddingInlineStart: '20px', display: 'grid', gap: '6px' } as const;

/** What a pause does, week by week. */
export function PlanText({ plan: { rest, backOn, endsOn } }: { plan: PausePlan }): ReactNode {
  const { weekdayDate } = useFormats();
  const [from, to, back, end] = [rest.fromDate, rest.toDate, backOn, endsOn].map((day) => weekdayDate(day));
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
        <Trans>Vos tâches reviennent le {back}, sans rappel pendant cette semaine de reprise.</Trans>
      </li>
      <li>
        <Trans>
          La suspension prend fin le <b>{end}</b>.
        </Trans>
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
