import { Trans } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { useCall } from '@passerelle/shared/client';
import { Box, Button, lazyDialog } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import type { Mask } from '../panels/panel-figures';
import type { Filters } from '../queries/filters';
import type { PanelOnScreen } from './people';
import { PrintHead } from './print-head';

const ShareExportDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "share-export" */ './share-export-dialog')).ShareExportDialog,
);

interface Props {
  panels: readonly PanelOnScreen[];
  filters: Filters;
  /** At the beginning of the line in which the button stands. */
  controls: ReactNode;
  /** The printed content: masked when it is meant for sharing. */
  children: (mask: Mask | undefined) => ReactNode;
}

/** On a phone the button is as wide as the controls above it. */
const line = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'flex-start' },
  gap: { xs: '10px', md: '12px' },
  '& > section': { flex: 1, minWidth: 0 },
  '& > button': { flex: 'none' },
} as const;

/** The figures of a screen as a file or on paper, for oneself or to be passed on. */
export function ShareExport({ panels, filters, controls, children }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const [printing, setPrinting] = useState<{ mask: Mask | undefined } | null>(null);
  const mask = printing?.mask;
  // Asked for with the rest of the page: what comes later would ask again.
  const { data: me } = useCall('GET /me');
  return (
    <>
      <Box data-print="no" sx={line}>
        {controls}
        <Button variant="neutral" startIcon={<DownloadRounded />} onClick={() => setOpen(true)}>
          <Trans>Exporter les chiffres</Trans>
        </Button>
      </Box>
      <PrintHead
        panels={panels}
        filters={filters}
        isMasked={mask !== undefined}
        organization={me?.organization?.name}
      />
      {children(mask)}
      <ShareExportDialog
        open={open}
        onClose={() => setOpen(false)}
        panels={panels}
        filters={filters}
        onPrint={(chosen) => {
          setOpen(false);
          setPrinting({ mask: chosen });
        }}
        isPrinting={printing !== null}
        onPrinted={() => setPrinting(null)}
      />
    </>
  );
}
