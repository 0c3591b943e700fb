import { Trans } from '@lingui/react/macro';
import SignpostRounded from '@mui/icons-material/SignpostRounded';
import { Box, Button, FailureText, useToast } from '@passerelle/shared/ui';
import { useState, type ComponentType, type ReactNode } from 'react';

type Tutorial = ComponentType<{ open: boolean; onClose: () => void }>;

/** Button that opens the tour again. */
export function ReplayTutorial(): ReactNode {
  const toast = useToast();
  const [Dialog, setDialog] = useState<Tutorial>();
  const [open, setOpen] = useState(false);

  const show = async (): Promise<void> => {
    try {
      const { TutorialDialog } = await import(/* webpackChunkName: "tutorial" */ './tutorial-dialog');
      setDialog(() => TutorialDialog);
      setOpen(true);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
    }
  };
  return (
    <Box data-print="no" sx={{ display: 'flex', justifyContent: 'center', mt: '36px' }}>
      <Button size="small" startIcon={<SignpostRounded />} onClick={() => void show()}>
        <Trans>Revoir la visite guidée</Trans>
      </Button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </Box>
  );
}
