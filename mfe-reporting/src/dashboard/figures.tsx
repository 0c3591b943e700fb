import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useFigure } from './dashboard.resource';
import { Figure } from './figure';
import type { ReportingRange } from './reporting-range';

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: '10px', md: '18px' },
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, display: 'grid' },
  '& > li:last-of-type': { gridColumn: { xs: 'span 2', md: 'auto' } },
} as const;

/** What there was in the range. */
export function Figures({ personId, range }: { personId: string; range: ReportingRange }): ReactNode {
  const { t } = useLingui();
  const connections = useFigure('session_count', personId, range);
  const points = useFigure('task_points', personId, range);
  const actions = useFigure('networking_actions_done_count', personId, range);
  return (
    <Box component="ul" aria-label={t`Chiffres de la période`} sx={grid}>
      <li>
        <Figure label={<Trans>Connexions</Trans>} state={connections} />
      </li>
      <li>
        <Figure label={<Trans>Points gagnés</Trans>} state={points} />
      </li>
      <li>
        <Figure label={<Trans>Actions de networking faites</Trans>} state={actions} />
      </li>
    </Box>
  );
}
