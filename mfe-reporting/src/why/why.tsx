import { Trans } from '@lingui/react/macro';
import { Box, Button, lazyDialog } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import type { Panel } from '../dashboards/dashboard';
import type { Asked } from '../panels/people-of';
import type { PanelData } from '../queries/panel-data';
import { shownMetrics } from '../dashboards/panel-targets';
import type { WhyFilters } from './why.resource';

interface Props {
  panel: Panel;
  title: string;
  data: PanelData | undefined;
  filters: WhyFilters;
  /** `show` opens the people behind a figure, or behind a part of it. */
  children: (show: (asked: Asked) => void, button: ReactNode) => ReactNode;
}

const WhyDialog = lazyDialog(async () => (await import(/* webpackChunkName: "why" */ './why-dialog')).WhyDialog);

/** « Pourquoi ce chiffre »: nothing is loaded or asked for before it is opened. */
export function Why({ panel, title, data, filters, children }: Props): ReactNode {
  const [chosen, setChosen] = useState<Asked | null>(null);
  const [metric] = shownMetrics(panel);
  const button = metric && (
    <Box data-print="no" sx={{ mt: 'auto', pt: '8px', mb: '-10px' }}>
      <Button
        variant="text"
        aria-haspopup="dialog"
        onClick={() => setChosen({ metric, labels: {} })}
        sx={{ mx: '-10px', minHeight: 44, textAlign: 'start' }}
      >
        <Trans>Pourquoi ce chiffre ?</Trans>
      </Button>
    </Box>
  );
  return (
    <>
      {children(setChosen, button)}
      <WhyDialog
        title={title}
        panel={panel}
        data={data}
        open={chosen !== null}
        chosen={chosen}
        onChoose={setChosen}
        onClose={() => setChosen(null)}
        filters={filters}
      />
    </>
  );
}
