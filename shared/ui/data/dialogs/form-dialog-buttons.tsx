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
      flexWrap: { md: 'wrap' },
      justifyContent: 'flex-end',
      gap: '12px',
      // What is missing stands on a line of its own above both, so that they do not move once nothing is.
      '& > div': { display: 'contents' },
      '& > div > p': { m: 0, flexBasis: { md: '100%' }, order: { md: -1 }, textAlign: { md: 'end' } },
    }}
  >
    <Button variant="neutral" onClick={onCancel}>
      <Trans>Annuler</Trans>
    </Button>
    {children}
  </Box>
);
