import { Trans } from '@lingui/react/macro';
import { Box, Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  onCancel: () => void;
  /** The button that sends the form. */
  children: ReactNode;
}

/**
 * Under a form in a dialog, whose `actions` stand outside of it. On a phone the main one comes first. Stays in sight
 * while a long form scrolls, and covers the padding of the dialog beneath.
 */
export const FormDialogButtons = ({ onCancel, children }: Props): ReactNode => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: { xs: 'column-reverse', md: 'row' },
      flexWrap: { md: 'wrap' },
      justifyContent: 'flex-end',
      gap: '12px',
      position: 'sticky',
      // From the padding of the dialog, by which browsers measure.
      bottom: { xs: '-24px', md: '-32px' },
      zIndex: 1,
      mb: { xs: '-24px', md: '-32px' },
      pt: '12px',
      pb: { xs: '24px', md: '32px' },
      backgroundColor: 'background.paper',
      // Missing input has its own line above both buttons, so that they do not move when it disappears.
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
