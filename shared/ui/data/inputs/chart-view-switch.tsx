import { Trans, useLingui } from '@lingui/react/macro';
import InsightsRounded from '@mui/icons-material/InsightsRounded';
import TableRowsRounded from '@mui/icons-material/TableRowsRounded';
import type { ReactNode } from 'react';

import { ViewSwitch } from './view-switch';

/** `chart`: the drawing with its table; `table`: the table alone. */
export type ChartView = 'chart' | 'table';

interface SwitchProps {
  value: ChartView;
  onChange: (view: ChartView) => void;
}

/** Switch beside the title of an area with a chart; it imports no code that draws charts. */
export function ChartViewSwitch(props: SwitchProps): ReactNode {
  const { t } = useLingui();
  return (
    <ViewSwitch
      {...props}
      small
      label={t`Affichage`}
      options={[
        { value: 'chart', label: <Trans>Graphique</Trans>, icon: <InsightsRounded className="flip" /> },
        { value: 'table', label: <Trans>Tableau</Trans>, icon: <TableRowsRounded /> },
      ]}
    />
  );
}
