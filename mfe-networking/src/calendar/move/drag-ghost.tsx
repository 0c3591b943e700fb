import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Drag } from './use-drag';

/** Shows the new date beside the pointer. Screen readers have the dialog instead. */
export function DragGhost({ drag: { dragged, target, ghost } }: { drag: Drag }): ReactNode {
  const { dateTime } = useFormats().withJalali;
  return (
    <Box
      ref={ghost}
      aria-hidden
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        // Pointer coordinates start at the top left, also in right-to-left languages: the RTL plugin leaves `inset` as it is.
        inset: '0 auto auto 0',
        display: dragged ? 'block' : 'none',
        px: '12px',
        py: '8px',
        borderRadius: '10px',
        typography: 'body2',
        fontWeight: 560,
        color: 'common.white',
        backgroundColor: 'text.primary',
        pointerEvents: 'none',
      }}
    >
      {dragged && <GhostText blocked={target?.isBlocked ?? true} moment={dateTime(target?.date ?? dragged.date)} />}
    </Box>
  );
}

function GhostText({ blocked, moment }: { blocked: boolean; moment: string }): ReactNode {
  return blocked ? <Trans>Pas de rendez‑vous ici</Trans> : moment;
}
