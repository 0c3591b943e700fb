import { Trans, useLingui } from '@lingui/react/macro';
import InsightsRounded from '@mui/icons-material/InsightsRounded';
import TableRowsRounded from '@mui/icons-material/TableRowsRounded';
import { Box } from '@passerelle/shared/ui';
import { ViewSwitch } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

import { Part } from '../frame/part';

type View = 'chart' | 'table';

interface Props {
  title: ReactNode;
  chart: ReactNode;
  table: ReactNode;
}

/** Beside each other where the part itself has room, whatever stands around it. */
const beside = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
  gap: '16px 28px',
  alignItems: 'center',
  '& > *': { minWidth: 0 },
} as const;

/** Scores as a chart with its table, or the table alone. */
export function ScorePart({ title, chart, table }: Props): ReactNode {
  const { t } = useLingui();
  const [view, setView] = useState<View>('chart');
  const viewSwitch = (
    <ViewSwitch
      small
      label={t`Affichage`}
      value={view}
      onChange={setView}
      options={[
        { value: 'chart', label: <Trans>Graphique</Trans>, icon: <InsightsRounded /> },
        { value: 'table', label: <Trans>Tableau</Trans>, icon: <TableRowsRounded /> },
      ]}
    />
  );
  return (
    <Part title={title} action={viewSwitch}>
      {view === 'table' ? (
        table
      ) : (
        <Box sx={beside}>
          {chart}
          {table}
        </Box>
      )}
    </Part>
  );
}
