import { Trans } from '@lingui/react/macro';
import { AreaFailure, Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  onRetry: () => void;
  /** Within a layout, which has its own `main`. */
  inside?: boolean;
}

/** A chunk of the shell did not come: nearly always the network. */
export function PartFailure({ onRetry, inside = false }: Props): ReactNode {
  return (
    <Box component={inside ? 'div' : 'main'} sx={{ maxWidth: 640, marginInline: 'auto', px: inside ? 0 : 2, py: 8 }}>
      <AreaFailure title={<Trans>La page n’a pas pu être chargée</Trans>} level={1} onRetry={onRetry}>
        <Trans>Vérifiez votre connexion, puis réessayez.</Trans>
      </AreaFailure>
    </Box>
  );
}
