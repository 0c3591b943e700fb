import { Trans, useLingui } from '@lingui/react/macro';
import InsightsRounded from '@mui/icons-material/InsightsRounded';
import TableRowsRounded from '@mui/icons-material/TableRowsRounded';
import { Box, Card, EmptyState, Section, Skeleton } from '@passerelle/shared/ui';
import { ViewSwitch } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useCourse } from '../dashboard.resource';
import type { DashboardState } from '../dashboard-state';
import { PanelContent } from '../panel-content';
import type { ReportingRange } from '../reporting-range';
import { activityOf, isQuiet } from './activity';
import { ActivityDrawing } from './activity-drawing';
import { ActivityTable } from './activity-table';

const HEIGHT = 308;

/** The names of weeks are longer than those of days. */
const tableWidth = { day: 240, week: 290 } as const;

const beside = (unit: ReportingRange['unit']) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${tableWidth[unit]}px` },
  gap: { xs: '14px', lg: '26px' },
  alignItems: 'start',
});

const Nothing = (): ReactNode => (
  <EmptyState title={<Trans>Rien à montrer sur cette période</Trans>} level={3}>
    <Trans>Vos connexions et vos actions de networking apparaîtront ici. Essayez une période plus longue.</Trans>
  </EmptyState>
);

interface Props extends Pick<DashboardState, 'view'> {
  personId: string;
  range: ReportingRange;
  onView: (view: DashboardState['view']) => void;
}

/** How the range went: a chart with its table, or the table alone. */
export function ActivityPanel({ personId, range, view, onView }: Props): ReactNode {
  const { t } = useLingui();
  const { unit } = range;
  const state = activityOf(
    range.parts,
    useCourse('session_count', personId, range),
    useCourse('networking_actions_done_count', personId, range),
  );
  const viewSwitch = (
    <ViewSwitch
      small
      label={t`Affichage`}
      value={view}
      onChange={onView}
      options={[
        { value: 'chart', label: <Trans>Graphique</Trans>, icon: <InsightsRounded /> },
        { value: 'table', label: <Trans>Tableau</Trans>, icon: <TableRowsRounded /> },
      ]}
    />
  );
  return (
    <Card>
      <Section
        title={unit === 'day' ? <Trans>Votre activité par jour</Trans> : <Trans>Votre activité par semaine</Trans>}
        action={viewSwitch}
      >
        <PanelContent
          state={state}
          minHeight={HEIGHT}
          failure={<Trans>Ce graphique n’a pas pu être chargé. Les autres chiffres sont à jour.</Trans>}
          skeleton={<Skeleton variant="rounded" height={HEIGHT} />}
        >
          {(parts) => {
            if (isQuiet(parts)) return <Nothing />;
            if (view === 'table') return <ActivityTable unit={unit} parts={parts} />;
            return (
              <Box sx={beside(unit)}>
                <ActivityDrawing unit={unit} parts={parts} />
                <ActivityTable unit={unit} parts={parts} maxHeight={HEIGHT} />
              </Box>
            );
          }}
        </PanelContent>
      </Section>
    </Card>
  );
}
