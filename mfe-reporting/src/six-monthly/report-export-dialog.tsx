import { Trans } from '@lingui/react/macro';
import PrintRounded from '@mui/icons-material/PrintRounded';
import { Button, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { Checkbox, FormControlLabel } from '@passerelle/shared/ui/mui/choices';
import { useState, type ReactNode } from 'react';

import { MaskedHelp } from '../export/masked-help';

interface Props {
  open: boolean;
  onClose: () => void;
  onPrint: (isMasked: boolean) => void;
  onFile: (isMasked: boolean) => void;
}

/** Paper and file are masked unless the reader keeps them; neither has a name on it. */
export function ReportExportDialog({ open, onClose, onPrint, onFile }: Props): ReactNode {
  const [isMasked, setMasked] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={<Trans>Exporter ou imprimer</Trans>}
      actions={
        <>
          <Button variant="neutral" startIcon={<PrintRounded />} onClick={() => onPrint(isMasked)}>
            <Trans>Imprimer</Trans>
          </Button>
          <Button variant="contained" onClick={() => onFile(isMasked)}>
            <Trans>Pour Excel</Trans>
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: '12px' }}>
        <Trans>
          Le fichier et le papier contiennent les trois parties du rapport, sans aucun nom. L’impression peut aussi être
          enregistrée en PDF.
        </Trans>
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={isMasked} onChange={({ target }) => setMasked(target.checked)} />}
        label={<Trans>À transmettre</Trans>}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', marginInlineStart: '32px' }}>
        <MaskedHelp />
      </Typography>
    </Dialog>
  );
}
