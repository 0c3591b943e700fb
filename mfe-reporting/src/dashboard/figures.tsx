import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, Skeleton, Typography, type LoadedState } from '@passerelle/shared/ui';
import { FigureCard } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useFigure } from './dashboard.resource';
import { PanelContent } from './panel-content';
import type { ReportingRange } from './reporting-range';

const LINE_HEIGHT = 46;

/** One figure of the range: loading, failed or shown. */
function Figure({ label, state }: { label: ReactNode; state: LoadedState<number> }): ReactNode {
  const { number } = useFormats();
  if (state.data !== undefined) return <FigureCard label={label} value={number(state.data)} />;
  return (
    <Card sx={{ padding: { xs: '14px 16px', md: '20px 22px' } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <PanelContent
        state={state}
        minHeight={LINE_HEIGHT}
        failure={<Trans>Ce chiffre n’a pas pu être chargé.</Trans>}
        skeleton={<Skeleton variant="rounded" width={72} height={30} sx={{ my: '8px' }} />}
      >
        {number}
      </PanelContent>
    </Card>
  );
}

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

/** The three figures of the range. */
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
