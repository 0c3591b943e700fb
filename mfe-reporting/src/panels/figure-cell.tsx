import { Trans } from '@lingui/react/macro';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { type FigureText, NO_FIGURE } from './figure-text';
import type { Figure } from './panel-figures';

/** A figure in a table. A dash is no word: screen readers get one. */
export function FigureCell({ figure, text }: { figure: Figure; text: FigureText }): ReactNode {
  const written = text(figure);
  if (written !== NO_FIGURE && figure !== 'masked') return written;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {written === NO_FIGURE ? (
        <>
          <span aria-hidden>{written}</span>
          <VisuallyHidden>
            <Trans>aucune donnée</Trans>
          </VisuallyHidden>
        </>
      ) : (
        written
      )}
    </Box>
  );
}
