import { Trans, useLingui } from '@lingui/react/macro';
import { type Chart, ChartFigure, LineLegend } from '@passerelle/shared/charts';
import { useFormats } from '@passerelle/shared/i18n';
import { useBreakpointUp } from '@passerelle/shared/ui';
import { FigureTable, type ChartView } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { drawn } from '../../panels/panel-figures';
import { FigureCell } from '../../panels/figure-cell';
import { useFigureText } from '../../panels/figure-text';
import type { ActivityPart } from './activity';
import type { Bucket } from '../../queries/panel-data';
import type { ReportingRange } from '../reporting-range';

interface PartNames {
  /** « ven. 13 », or « 16 – 22 nov. » */
  full: (part: Bucket) => string;
  /** Under an axis: on a phone, a day is its number. */
  short: (part: Bucket, wide: boolean) => string;
}

/** The labels of the days or weeks of a range. */
function usePartNames({ unit, zone: iana }: ReportingRange): PartNames {
  const { t } = useLingui();
  const { weekday, dayOfMonth, date, range } = useFormats();
  const zone = { iana };
  if (unit === 'week') {
    return {
      full: ({ from, until }) => range(from, until - 1, zone, 'short'),
      short: ({ from }) => date(from, zone, 'short'),
    };
  }
  const full = ({ from }: Bucket): string => {
    const name = weekday(from, 'short', zone);
    const day = dayOfMonth(from, zone);
    return t`${name} ${day}`;
  };
  return { full, short: (part, wide) => (wide ? full(part) : dayOfMonth(part.from, zone)) };
}

const CHART_HEIGHT = 272;
/** The height of the chart with its legend, and of the table beside it. */
export const ACTIVITY_HEIGHT = 308;
/** Wide enough for « aucune donnée » twice; the names of weeks are longer than those of days. */
const tableWidth = { day: 330, week: 380 } as const;

interface Props {
  range: ReportingRange;
  parts: readonly ActivityPart[];
  view: ChartView;
}

/** Connections and actions of each day or week, as two lines and in figures. */
export function ActivityFigure({ range, parts, view }: Props): ReactNode {
  const { t } = useLingui();
  const text = useFigureText('short');
  const isWide = useBreakpointUp('md');
  const { full, short } = usePartNames(range);
  const tipOf = (part: ActivityPart): string => {
    const connections = text(part.connections);
    const actions = text(part.actions);
    return [full(part), t`Connexions : ${connections}`, t`Actions faites : ${actions}`].join('\n');
  };
  const chart: Chart = {
    kind: 'lines',
    labels: parts.map((part) => short(part, isWide)),
    lines: [
      { name: t`Connexions`, values: parts.map(({ connections }) => drawn(connections)) },
      { name: t`Actions faites`, values: parts.map(({ actions }) => drawn(actions)) },
    ],
    tips: parts.map(tipOf),
    description: t`Courbes de vos connexions et de vos actions de networking. Le tableau donne les mêmes chiffres.`,
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
        cells: [
          <FigureCell key="connections" figure={part.connections} text={text} />,
          <FigureCell key="actions" figure={part.actions} text={text} />,
        ],
      }))}
      maxHeight={view === 'chart' ? ACTIVITY_HEIGHT : undefined}
    />
  );
  const legend = <LineLegend names={[t`Connexions`, t`Actions faites`]} />;
  return (
    <ChartFigure
      view={view}
      chart={chart}
      height={CHART_HEIGHT}
      legend={legend}
      table={table}
      tableWidth={tableWidth[range.unit]}
    />
  );
}
