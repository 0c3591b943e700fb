import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Box, Button, EmptyState } from '@passerelle/shared/ui';

import { focusSearch } from '../inputs/search-field';

interface Props {
  title: ReactNode;
  onClear: () => void;
  /** Label of the clear button, when it clears more than the search text: « Effacer la recherche et les filtres ». */
  action?: ReactNode;
  /** Repeats the search without filters; null if no filter narrows it. */
  onClearFilters?: (() => void) | null;
}

/** Nothing matches what was asked; one press asks for everything again, or for the same without the filters. */
export function NoResult({ title, onClear, action, onClearFilters }: Props): ReactNode {
  const after = (act: () => void) => (): void => {
    focusSearch();
    act();
  };
  return (
    <EmptyState
      title={title}
      picture={null}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' }}>
          {onClearFilters && (
            <Button variant="outlined" onClick={after(onClearFilters)}>
              <Trans>Chercher sans les filtres</Trans>
            </Button>
          )}
          <Button variant={onClearFilters ? 'neutral' : 'outlined'} onClick={after(onClear)}>
            {action ?? <Trans>Effacer la recherche</Trans>}
          </Button>
        </Box>
      }
    />
  );
}
