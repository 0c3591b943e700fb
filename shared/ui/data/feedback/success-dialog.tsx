import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Box } from '@passerelle/shared/ui';

import { Dialog } from './dialog';
import { SuccessIllustration } from './dialog-illustration';
import { Points } from '../data-display/points';

interface Props {
  open: boolean;
  /** Closing it is one of the ways on. */
  onClose: () => void;
  /** « C’est planifié ! » */
  title: ReactNode;
  /** The result: who, when. */
  children: ReactNode;
  /** It was done for a step of the programme. */
  counted: boolean;
  /** Two ways on, the main one first. */
  actions: ReactNode;
}

/** The result, what it counted for, and two next steps. */
export function SuccessDialog({ open, onClose, title, children, counted, actions }: Props): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title={title} picture={<SuccessIllustration />} actions={actions}>
      {children}
      {counted && (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'center',
            mt: '20px',
            px: '16px',
            py: '12px',
            borderRadius: '12px',
            backgroundColor: 'lantern.ground',
            color: 'text.primary',
            '& span': { whiteSpace: 'normal', fontWeight: 500 },
          }}
        >
          <Points>
            <Trans>Cela compte pour l’étape de votre tâche.</Trans>
          </Points>
        </Box>
      )}
    </Dialog>
  );
}
