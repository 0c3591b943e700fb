import {
  barChartHeight,
  barOption,
  ChartFigure,
  ChartViewSwitch,
  radarOption,
  useChartLook,
  type ChartView,
} from '@passerelle/shared/charts';
import { useFormats } from '@passerelle/shared/i18n';
import { useState, type ReactNode } from 'react';

import { Part } from './results-frame';
import { ScoreTable, type ScoreRow } from './score-table';

const RADAR_HEIGHT = 264;

interface Props {
  title: ReactNode;
  /** The chart in words. */
  description: string;
  /** Of the table. */
  caption: string;
  nameHead: ReactNode;
  /** As the table lists them. */
  rows: readonly ScoreRow[];
  /** Drawn around a centre in this order; otherwise as bars in the order of the table. */
  around?: readonly ScoreRow[];
}

/** Scores as a chart with its table, or the table alone. */
export function ScorePart({ title, description, caption, nameHead, rows, around }: Props): ReactNode {
  const [view, setView] = useState<ChartView>('chart');
  const look = useChartLook();
  const { number } = useFormats();
  const figures = rows.map(({ score }) => number(score));
  return (
    <Part title={title} action={<ChartViewSwitch value={view} onChange={setView} />}>
      <ChartFigure
        view={view}
        option={
          around ? radarOption({ rows: around, description, look }) : barOption({ rows, figures, description, look })
        }
        height={around ? RADAR_HEIGHT : barChartHeight(rows)}
        table={<ScoreTable caption={caption} nameHead={nameHead} rows={rows} />}
      />
    </Part>
  );
}
