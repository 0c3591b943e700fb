import { useChartLook } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { Chart } from './chart';
import { radarOption } from './radar-option';
import type { ScoreRow } from './score-row';

interface Props {
  rows: readonly ScoreRow[];
  description: string;
}

export function RadarDrawing({ rows, description }: Props): ReactNode {
  return <Chart option={radarOption({ rows, description, look: useChartLook() })} height={264} />;
}
