import { Trans } from '@lingui/react/macro';
import { Box, Button, Section } from '@passerelle/shared/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

import { ErasureMeaning } from './erasure-meaning';
import { ErasurePending } from './erasure-pending';

const ErasureDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "erasure" */ './erasure-dialog')).ErasureDialog,
}));

/** To be erased: what that means, the request, and the way back from it. */
export function ErasurePart({ requestedAt }: { requestedAt: string | null }): ReactNode {
  const [asking, setAsking] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(requestedAt);
  useEffect(() => {
    if (asking) return;
    // What was pressed has given way to what came of it.
    if (before.current !== requestedAt) part.current?.focus();
    before.current = requestedAt;
  }, [asking, requestedAt]);

  return (
    <Box ref={part} tabIndex={-1} sx={{ outline: 'none' }}>
      <Section level={3} title={<Trans>Effacer mes données</Trans>}>
        {requestedAt ? (
          <ErasurePending requestedAt={requestedAt} />
        ) : (
          <>
            <ErasureMeaning />
            <Button variant="outlined" color="error" sx={{ mt: '16px' }} onClick={() => setAsking(true)}>
              <Trans>Demander l’effacement</Trans>
            </Button>
          </>
        )}
      </Section>
      <Suspense fallback={null}>{asking && <ErasureDialog onClose={() => setAsking(false)} />}</Suspense>
    </Box>
  );
}
