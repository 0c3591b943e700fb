import { Trans } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import type { MouseEvent, ReactNode } from 'react';

/** An address of its own would be one more step on the way back. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** First in the header, seen when focused: past header and menu in one key. */
export function SkipLink(): ReactNode {
  return (
    <Box
      component="a"
      href="#main"
      onClick={skip}
      sx={({ palette, zIndex }) => ({
        position: 'fixed',
        insetInlineStart: 16,
        insetBlockStart: -80,
        zIndex: zIndex.tooltip,
        px: 2,
        py: 1.5,
        borderRadius: '10px',
        backgroundColor: palette.neutral.ink,
        color: '#fff',
        '&:focus': { insetBlockStart: 12 },
      })}
    >
      <Trans>Aller au contenu</Trans>
    </Box>
  );
}
