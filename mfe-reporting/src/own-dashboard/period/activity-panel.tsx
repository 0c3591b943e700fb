import { type ChartView, ChartViewSwitch, FigureTable } from '@passerelle/shared/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Chart, ChartFigure, useChartLook } from '@passerelle/shared/charts';
import { useFormats } from '@passerelle/shared/i18n';
import { Card, EmptyState, Section, Skeleton, useBreakpointUp } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { underWay } from '../../panels/bucket-names';
import { ColumnLegend, UnfinishedNote } from '../../panels/column-legend';
import { useFigureText } from '../../panels/figure-text';
import { PanelContent } from '../../panels/panel-content';
import { isUnfinished } from '../../queries/buckets';
import type { Bucket } from '../../queries/panel-data';
import { activityOf, type ActivityPart, isQuiet } from './activity';
import type { SeriesByMetric } from './own-series';
import type { ReportingRange } from './reporting-range';

interface PartNames {
  /** « ven. 13 », or « 16 – 22 nov. »; of the one that goes on « mer. 18, en cours ». */
  full: (part: Bucket) => string;
  /** Under an axis: on a phone, a day is its number. */
  short: (part: Bucket, wide: boolean) => string;
}

/** The labels of the days or weeks of a range. */
function usePartNames({ unit, zone: iana, asOf }: ReportingRange): PartNames {
  const { t } = useLingui();
  const { weekday, dayOfMonth, date, range } = useFormats();
  const zone = { iana };
  if (unit === 'week') {
    return {
      full: (part) => underWay(range(part.from, part.until - 1, zone, 'short'), isUnfinished(part, asOf)),
      short: ({ from }) => date(from, zone, 'short'),
    };
  }
  const nameOf = ({ from }: Bucket): string => {
    const name = weekday(from, 'short', zone);
    const day = dayOfMonth(from, zone);
    return t`${name} ${day}`;
  };
  return {
    full: (part) => underWay(nameOf(part), isUnfinished(part, asOf)),
    short: (part, wide) => (wide ? nameOf(part) : dayOfMonth(part.from, zone)),
  };
}

const CHART_HEIGHT = 272;
/** The height of the chart with its legend. */
const ACTIVITY_HEIGHT = 308;

interface ActivityFigureProps {
  range: ReportingRange;
  parts: readonly ActivityPart[];
  view: ChartView;
}

/** Connections and actions of each day or week, as bars and in figures. */
function ActivityFigure({ range, parts, view }: ActivityFigureProps): ReactNode {
  const { t } = useLingui();
  const text = useFigureText('short');
  const isWide = useBreakpointUp('md');
  const { full, short } = usePartNames(range);
  const { lines: fills } = useChartLook();
  const names = [t`Connexions`, t`Actions faites`] as const;
  const last = parts.findIndex((part) => isUnfinished(part, range.asOf));
  const tipOf = (part: ActivityPart): string => {
    const connections = text(part.connections);
    const actions = text(part.actions);
    return [full(part), t`Connexions : ${connections}`, t`Actions faites : ${actions}`].join('\n');
  };
  const chart: Chart = {
    kind: 'columns',
    groups: parts.map((part) => short(part, isWide)),
    columns: [
      { name: names[0], fill: fills[0], values: parts.map(({ connections }) => connections) },
      { name: names[1], fill: fills[1], values: parts.map(({ actions }) => actions) },
    ],
    overTime: { tips: parts.map(tipOf), isStacked: false, unfinished: last === -1 ? undefined : last },
    description: t`Barres de vos connexions et de vos actions de networking. Le tableau donne les mêmes chiffres.`,
  };
  const table = (
    <FigureTable
      caption={t`Votre activité en chiffres`}
      columns={[
        { key: 'part', name: range.unit === 'day' ? <Trans>Jour</Trans> : <Trans>Semaine</Trans> },
        { key: 'connections', name: <Trans>Connexions</Trans> },
        { key: 'actions', name: <Trans>Actions faites</Trans> },
      ]}
      rows={parts.map((part) => ({
        key: String(part.from),
        name: full(part),
        cells: [text(part.connections), text(part.actions)],
      }))}
    />
  );
  const legend = (
    <>
      <ColumnLegend names={names} fills={fills} />
      {parts[last] && <UnfinishedNote name={full(parts[last])} />}
    </>
  );
  return <ChartFigure isAlone view={view} chart={chart} height={CHART_HEIGHT} legend={legend} table={table} />;
}

const NothingYet = (): ReactNode => (
  <EmptyState title={<Trans>Rien à montrer sur cette période</Trans>} level={3}>
    <Trans>Vos connexions et vos actions de networking apparaîtront ici. Essayez une période plus longue.</Trans>
  </EmptyState>
);

interface Props {
  series: SeriesByMetric;
  range: ReportingRange;
  view: ChartView;
  onView: (view: ChartView) => void;
}

/** The activity day by day, or week by week. */
export function ActivityPanel({ series, range, view, onView }: Props): ReactNode {
  const { unit } = range;
  const state = activityOf(range.parts, series.session_count, series.networking_actions_done_count);
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
