import { Trans } from '@lingui/react/macro';
import SignpostRounded from '@mui/icons-material/SignpostRounded';
import { Box, Button } from '@passerelle/shared/ui';
import { useOnDemand } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

const loadTutorial = async () => (await import(/* webpackChunkName: "tutorial" */ './tutorial-dialog')).TutorialDialog;

/** Button that opens the tour again. */
export function ReplayTutorial(): ReactNode {
  const { Content: Dialog, whenLoaded } = useOnDemand<{ open: boolean; onClose: () => void }>(loadTutorial);
  const [open, setOpen] = useState(false);
  return (
    <Box data-print="no" sx={{ display: 'flex', justifyContent: 'center', mt: '36px' }}>
      <Button size="small" startIcon={<SignpostRounded />} onClick={() => void whenLoaded(() => setOpen(true))}>
        <Trans>Revoir la visite guidée</Trans>
      </Button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </Box>
  );
}
