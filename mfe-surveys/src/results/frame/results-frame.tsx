import { Trans } from '@lingui/react/macro';
import PrintRounded from '@mui/icons-material/PrintRounded';
import { VisibleToCompanion } from '@passerelle/shared/forms';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { usePrint } from './use-print';

interface Props {
  title: ReactNode;
  /** One sentence that helps to read them. */
  intro?: ReactNode;
  children: ReactNode;
}

/** Results under their title, to be put on paper, and who else reads them. */
export function ResultsFrame({ title, intro, children }: Props): ReactNode {
  const { part, printPart } = usePrint();
  return (
    <Box ref={part} sx={{ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '10px 20px' }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography component="h4" variant="h3">
            {title}
          </Typography>
          {intro && <Typography sx={{ mt: '4px', maxWidth: '62ch', color: 'text.secondary' }}>{intro}</Typography>}
        </Box>
        <Button variant="neutral" size="small" startIcon={<PrintRounded />} onClick={printPart}>
          <Trans>Imprimer</Trans>
        </Button>
      </Box>
      {children}
      <VisibleToCompanion />
    </Box>
  );
}
