import { ChartViewSwitch, type ChartView } from '@passerelle/shared/ui/data';
import { Trans } from '@lingui/react/macro';
import { Card, EmptyState, Section, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PanelContent } from '../../panels/panel-content';
import { activityOf, isQuiet } from './activity';
import { ACTIVITY_HEIGHT, ActivityFigure } from './activity-figure';
import type { Courses } from './own-courses';
import type { ReportingRange } from './reporting-range';

const NothingYet = (): ReactNode => (
  <EmptyState title={<Trans>Rien à montrer sur cette période</Trans>} level={3}>
    <Trans>Vos connexions et vos actions de networking apparaîtront ici. Essayez une période plus longue.</Trans>
  </EmptyState>
);

interface Props {
  courses: Courses;
  range: ReportingRange;
  view: ChartView;
  onView: (view: ChartView) => void;
}

/** The activity day by day, or week by week. */
export function ActivityPanel({ courses, range, view, onView }: Props): ReactNode {
  const { unit } = range;
  const state = activityOf(range.parts, courses.session_count, courses.networking_actions_done_count);
  return (
    <Card>
      <Section
        title={unit === 'day' ? <Trans>Votre activité par jour</Trans> : <Trans>Votre activité par semaine</Trans>}
        action={<ChartViewSwitch value={view} onChange={onView} />}
      >
        <PanelContent
          state={state}
          minHeight={ACTIVITY_HEIGHT}
          skeleton={<Skeleton variant="rounded" height={ACTIVITY_HEIGHT} />}
        >
          {(parts) => (isQuiet(parts) ? <NothingYet /> : <ActivityFigure range={range} parts={parts} view={view} />)}
        </PanelContent>
      </Section>
    </Card>
  );
}
