import { Trans } from '@lingui/react/macro';
import type { ItemFiles } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { type ReactNode, useDeferredValue, useMemo } from 'react';

/** Share of the limit from which on the size is shown. */
const SHOWN_FROM = 0.8;

/** As the server measures it. A letter has up to three bytes, so that a short text need not be encoded. */
function bytesOf(files: ItemFiles): number {
  const text = JSON.stringify(files);
  return text.length * 3 < SHOWN_FROM * limits.itemBytes ? text.length : new TextEncoder().encode(text).length;
}

/** How much of the room an item takes, once there is little left. */
export function ItemSize({ files }: { files: ItemFiles }): ReactNode {
  const { number } = useFormats();
  // Measuring a long item takes a moment, which typing does not wait for.
  const settled = useDeferredValue(files);
  const bytes = useMemo(() => bytesOf(settled), [settled]);
  const isOver = bytes > limits.itemBytes;
  const used = number(Math.ceil(bytes / 1_000));
  const most = number(limits.itemBytes / 1_000);
  return (
    <Box
      component="output"
      sx={{ display: 'block', typography: 'body2', color: isOver ? 'status.error.text' : 'text.secondary' }}
    >
      {bytes >= SHOWN_FROM * limits.itemBytes && (
        <>
          <Trans>
            {used} ko sur {most} ko au plus.
          </Trans>{' '}
          {isOver ? (
            <Trans>Raccourcissez ce contenu ou partagez-le en plusieurs : il n’est plus enregistré.</Trans>
          ) : (
            <Trans>Au-delà, rien n’est plus enregistré : partagez bientôt ce contenu en plusieurs.</Trans>
          )}
        </>
      )}
    </Box>
  );
}
