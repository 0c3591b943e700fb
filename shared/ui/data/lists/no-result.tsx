import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import { EmptyState } from '../../states/empty-state';

/** Nothing matches what was asked; one press asks for everything again. */
export function NoResult({ title, onClear }: { title: ReactNode; onClear: () => void }): ReactNode {
  return (
    <EmptyState
      title={title}
      picture={null}
      action={
        <Button variant="outlined" onClick={onClear}>
          <Trans>Effacer la recherche et les filtres</Trans>
        </Button>
      }
    />
  );
}
