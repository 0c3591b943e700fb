import { Trans } from '@lingui/react/macro';
import AddLinkRounded from '@mui/icons-material/AddLinkRounded';
import type { CalendarFeedMade } from '@passerelle/shared/contract';
import { ActionButton, Box, FailureText, Notice } from '@passerelle/shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { makeFeed } from './feed.resource';

interface Props {
  onMade: (made: CalendarFeedMade) => void;
  /** It has come in the place of what was pressed. */
  takesFocus: boolean;
}

/** There is no address yet. */
export function FeedMaker({ onMade, takesFocus }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ error: unknown } | null>(null);
  const make = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    await makeFeed().then(onMade, (error: unknown) => setFault({ error }));
    setBusy(false);
  };
  return (
    <Box ref={box} sx={{ display: 'grid', gap: '12px', justifyItems: { xs: 'stretch', md: 'start' } }}>
      {fault && <Notice tone="error" role="alert" title={<FailureText error={fault.error} />} />}
      <ActionButton startIcon={<AddLinkRounded />} busy={busy} onClick={() => void make()}>
        <Trans>Créer le lien</Trans>
      </ActionButton>
    </Box>
  );
}
