import { Trans } from '@lingui/react/macro';
import { ChartViewSwitch, type ChartView } from '@passerelle/shared/charts';
import { Card, EmptyState, Section, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { activityOf, isQuiet } from './activity';
import { ACTIVITY_HEIGHT, ActivityFigure } from './activity-figure';
import { useCourse } from './dashboard.resource';
import { PanelContent } from './panel-content';
import type { ReportingRange } from './reporting-range';

const NothingYet = (): ReactNode => (
  <EmptyState title={<Trans>Rien à montrer sur cette période</Trans>} level={3}>
    <Trans>Vos connexions et vos actions de networking apparaîtront ici. Essayez une période plus longue.</Trans>
  </EmptyState>
);

interface Props {
  personId: string;
  range: ReportingRange;
  view: ChartView;
  onView: (view: ChartView) => void;
}

/** The activity day by day, or week by week. */
export function ActivityPanel({ personId, range, view, onView }: Props): ReactNode {
  const { unit } = range;
  const state = activityOf(
    range.parts,
    useCourse('session_count', personId, range),
    useCourse('networking_actions_done_count', personId, range),
  );
  return (
    <Card>
      <Section
        title={unit === 'day' ? <Trans>Votre activité par jour</Trans> : <Trans>Votre activité par semaine</Trans>}
        action={<ChartViewSwitch value={view} onChange={onView} />}
      >
        <PanelContent
          state={state}
          minHeight={ACTIVITY_HEIGHT}
          failure={<Trans>Ce graphique n’a pas pu être chargé. Les autres chiffres sont à jour.</Trans>}
          skeleton={<Skeleton variant="rounded" height={ACTIVITY_HEIGHT} />}
        >
          {(parts) => (isQuiet(parts) ? <NothingYet /> : <ActivityFigure unit={unit} parts={parts} view={view} />)}
        </PanelContent>
      </Section>
    </Card>
  );
}
