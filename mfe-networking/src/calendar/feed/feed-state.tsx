import { Trans } from '@lingui/react/macro';
import AddLinkRounded from '@mui/icons-material/AddLinkRounded';
import type { CalendarFeed, CalendarFeedMade } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { ActionButton, Box, Button, FailureText, Notice, Typography } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { createFeed, refreshFeed, revokeFeed } from './feed.mutations';

interface Props {
  feed: CalendarFeed;
  onCreated: (created: CalendarFeedMade) => void;
  onRevoked: () => void;
}

type FeedAction = 'renew' | 'revoke';

const doneText = (action: FeedAction): ReactNode =>
  action === 'renew' ? <Trans>Le lien est remplacé</Trans> : <Trans>Le lien est supprimé</Trans>;

/** An existing address: its dates, and the buttons to replace or delete it. */
export function FeedState({ feed, onCreated, onRevoked }: Props): ReactNode {
  const { subject, ask, dialog } = useConfirmation<FeedAction>({
    act: async (action) => {
      if (action === 'renew') onCreated(await createFeed());
      else await revokeFeed().then(onRevoked);
    },
    done: doneText,
    onFailure: refreshFeed,
  });
  const isRenewal = subject === 'renew';
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <FeedDates feed={feed} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px', '& > *': { flex: { xs: '1 1 auto', md: 'none' } } }}>
        <Button variant="neutral" onClick={() => ask('renew')}>
          <Trans>Remplacer le lien</Trans>
        </Button>
        <Button variant="outlined" color="error" onClick={() => ask('revoke')}>
          <Trans>Supprimer le lien</Trans>
        </Button>
      </Box>
      <ConfirmDialog
        {...dialog}
        danger={!isRenewal}
        title={isRenewal ? <Trans>Remplacer le lien ?</Trans> : <Trans>Supprimer le lien ?</Trans>}
        confirmLabel={isRenewal ? <Trans>Remplacer le lien</Trans> : <Trans>Supprimer le lien</Trans>}
        cancelLabel={<Trans>Garder le lien</Trans>}
      >
        {isRenewal ? (
          <Trans>
            Le lien actuel cesse aussitôt de fonctionner. Les agendas abonnés sont à abonner de nouveau, avec le
            nouveau.
          </Trans>
        ) : (
          <Trans>Il cesse aussitôt de fonctionner : les agendas abonnés ne voient plus rien changer.</Trans>
        )}
      </ConfirmDialog>
    </Box>
  );
}

function FeedDates({ feed: { createdAt, lastReadAt } }: { feed: CalendarFeed }): ReactNode {
  const { date, ago } = useFormats();
  const since = date(createdAt, 'local');
  const read = lastReadAt === null ? null : ago(lastReadAt);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {read === null ? (
        <Trans>Votre lien existe depuis le {since}. Aucun agenda ne l’a encore lu.</Trans>
      ) : (
        <Trans>
          Votre lien existe depuis le {since}. Dernière lecture par un agenda : {read}.
        </Trans>
      )}
    </Typography>
  );
}

interface CreateFeedProps {
  onCreated: (created: CalendarFeedMade) => void;
  /** It replaces the pressed button, so it takes the focus. */
  takesFocus: boolean;
}

/** Creates an address where there is none. */
export function CreateFeed({ onCreated, takesFocus }: CreateFeedProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<{ error: unknown } | null>(null);
  const create = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    await createFeed().then(onCreated, (error: unknown) => setFault({ error }));
    setBusy(false);
  };
  return (
    <Box ref={box} sx={{ display: 'grid', gap: '12px', justifyItems: { xs: 'stretch', md: 'start' } }}>
      {fault && <Notice tone="error" role="alert" title={<FailureText error={fault.error} />} />}
      <ActionButton startIcon={<AddLinkRounded />} busy={busy} onClick={() => void create()}>
        <Trans>Créer le lien</Trans>
      </ActionButton>
    </Box>
  );
}
