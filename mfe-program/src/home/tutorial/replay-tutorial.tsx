import { Trans } from '@lingui/react/macro';
import SignpostRounded from '@mui/icons-material/SignpostRounded';
import { Box, Button, lazyDialog } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

const TutorialDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "tutorial" */ './tutorial-dialog')).TutorialDialog,
);

/** Button that opens the tour again. */
export function ReplayTutorial(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <Box data-print="no" sx={{ display: 'flex', justifyContent: 'center', mt: '36px' }}>
      <Button size="small" startIcon={<SignpostRounded />} onClick={() => setOpen(true)}>
        <Trans>Revoir la visite guidée</Trans>
      </Button>
      <TutorialDialog open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}
