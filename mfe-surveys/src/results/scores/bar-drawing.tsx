import { useFormats } from '@passerelle/shared/i18n';
import { useChartLook } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { barHeight, barOption } from './bar-option';
import { Chart } from './chart';
import type { ScoreRow } from './score-row';

interface Props {
  rows: readonly ScoreRow[];
  description: string;
}

export function BarDrawing({ rows, description }: Props): ReactNode {
  const look = useChartLook();
  const { number } = useFormats();
  const figures = rows.map(({ score }) => number(score));
  return <Chart option={barOption({ rows, figures, description, look })} height={barHeight(rows)} />;
}
