import { Trans } from '@lingui/react/macro';
import { Box, Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  onCancel: () => void;
  /** The button that sends the form. */
  children: ReactNode;
}

/** Under a form in a dialog, whose `actions` stand outside of it. On a phone the main one comes first. */
export const FormDialogButtons = ({ onCancel, children }: Props): ReactNode => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: { xs: 'column-reverse', md: 'row' },
      justifyContent: 'flex-end',
      alignItems: { md: 'flex-start' },
      gap: '12px',
    }}
  >
    <Button variant="neutral" onClick={onCancel}>
      <Trans>Annuler</Trans>
    </Button>
    {children}
  </Box>
);
