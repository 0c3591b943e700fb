import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Box } from '@passerelle/shared/ui';

interface HintProps {
  id: string;
  selects: boolean;
  opens: boolean;
}

/** Keyboard shortcuts of a table: text below it, and its description for screen readers. Hidden on touch screens. */
export function KeyHint({ id, selects, opens }: HintProps): ReactNode {
  return (
    <Box
      id={id}
      sx={{
        typography: 'caption',
        color: 'text.secondary',
        '@media (pointer: coarse)': { display: 'none' },
        '& kbd': {
          display: 'inline-block',
          px: '5px',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '5px',
          backgroundColor: 'background.paper',
          font: 'inherit',
          color: 'text.primary',
        },
        '& > span + span::before': { content: '" · "' },
      }}
    >
      <span>
        <Trans>
          <kbd>↑</kbd> <kbd>↓</kbd> changer de ligne
        </Trans>
      </span>
      {selects && (
        <>
          <span>
            <Trans>
              <kbd>Espace</kbd> sélectionner
            </Trans>
          </span>
          <span>
            <Trans>
              <kbd>Maj</kbd> + <kbd>Espace</kbd> sélectionner jusqu’ici
            </Trans>
          </span>
          <span>
            <Trans>
              <kbd>A</kbd> agir sur la sélection
            </Trans>
          </span>
        </>
      )}
      {opens && (
        <span>
          <Trans>
            <kbd>Entrée</kbd> ouvrir
          </Trans>
        </span>
      )}
    </Box>
  );
}
