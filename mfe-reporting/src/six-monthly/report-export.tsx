import { Trans } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import type { Organization } from '@passerelle/shared/contract';
import { Button, lazyDialog } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { useFileExport } from '../export/use-export';
import { usePrint } from '../export/use-print';
import { maskedFiguresOf, type ReportFigures } from './report-figures';
import { reportFileName, reportText } from './report-file';
import type { ReportPeriod } from './report-periods';

const ReportExportDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "report-export" */ './report-export-dialog')).ReportExportDialog,
);

interface Props {
  organization: Organization;
  period: ReportPeriod;
  exact: ReportFigures;
  /** Switches the page to masked figures while it is printed for sharing. */
  onMask: (isMasked: boolean) => void;
}

/** The report as a file or on paper, to be passed on or for oneself. */
export function ReportExport({ organization, period, exact, onMask }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { run } = useFileExport();
  usePrint(isPrinting, () => {
    setPrinting(false);
    onMask(false);
  });
  return (
    <>
      <Button variant="neutral" startIcon={<DownloadRounded />} onClick={() => setOpen(true)}>
        <Trans>Exporter le rapport</Trans>
      </Button>
      <ReportExportDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onPrint={(isMasked) => {
          setOpen(false);
          onMask(isMasked);
          setPrinting(true);
        }}
        onFile={(isMasked) => {
          setOpen(false);
          const figures = isMasked ? maskedFiguresOf(exact) : exact;
          run(() => ({
            name: reportFileName(organization, period),
            text: reportText({ organization, period, figures, isMasked }),
          }));
        }}
      />
    </>
  );
}
