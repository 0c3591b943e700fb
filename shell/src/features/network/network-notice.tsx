import { Trans } from '@lingui/react/macro';
import CloudDoneRounded from '@mui/icons-material/CloudDoneRounded';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import { ApiError, refreshAnswers, send, serverStatus } from '@passerelle/shared/client';
import { Box, Notice } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

import { useSession } from '../../session/session-store';

/** `offline`: the device says so; `silent`: nothing comes back; `unavailable`: the server cannot work now. */
type Connection = 'fine' | 'offline' | 'silent' | 'unavailable';

/** Timeout of the server's health check. */
const REQUEST_TIMEOUT_MS = 8000;

/** Asks the server for the least it has to say. A refusal is an answer too. */
async function lookAtServer(): Promise<Connection> {
  if (!navigator.onLine) return 'offline';
  try {
    await send('GET /', { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    return 'fine';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unavailable';
    if (error.reach === 'answers') return 'fine';
    return navigator.onLine ? error.reach : 'offline';
  }
}

const FIRST_RETRY_MS = 3000;
const LONGEST_RETRY_MS = 20_000;

/**
 * Tells how the page stands with the server. One call that failed may have reasons of its own: the server is asked before
 * anything is said, and then from time to time until it answers. Then everything on the page is asked for again. Returns
 * what ends it.
 */
function watchConnection(onChange: (connection: Connection) => void): () => void {
  let isOver = false;
  let reported: Connection = 'fine';
  let isLooking = false;
  let pause = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (connection: Connection): void => {
    if (connection === reported || isOver) return;
    reported = connection;
    onChange(connection);
    if (connection === 'fine') void refreshAnswers();
  };
  const check = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    clearTimeout(timer);
    const found = await lookAtServer();
    isLooking = false;
    say(found);
    if (found === 'fine') pause = FIRST_RETRY_MS;
    // The browser says when the device is back.
    if (found === 'fine' || found === 'offline' || isOver) return;
    timer = setTimeout(look, pause);
    pause = Math.min(pause * 2, LONGEST_RETRY_MS);
  };

  const look = (): void => void check();
  const stopListening = serverStatus.subscribe(() => {
    const answers = serverStatus.current() === 'answers';
    if (answers !== (reported === 'fine')) look();
  });
  addEventListener('online', look);
  addEventListener('offline', look);
  if (!navigator.onLine || serverStatus.current() !== 'answers') look();

  return () => {
    isOver = true;
    clearTimeout(timer);
    stopListening();
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
}

/** Display time of the « back online » notice. */
const SAID_FOR = 5000;

interface ConnectionChange {
  /** State of the notice; `fine`: none. */
  now: Connection | 'back';
  /** State before the connection came back. */
  before: Connection;
}

export function useConnection(): ConnectionChange {
  const [change, setChange] = useState<ConnectionChange>({ now: 'fine', before: 'fine' });
  useEffect(
    () =>
      watchConnection((found) =>
        setChange(({ now }) => ({ now: found === 'fine' ? 'back' : found, before: now === 'back' ? 'fine' : now })),
      ),
    [],
  );

  const isBack = change.now === 'back';
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setChange({ now: 'fine', before: 'fine' }), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isBack]);
  return change;
}

/** From edge to edge. */
const flush = { borderRadius: 0 };

/** Says above every page, wherever one has scrolled to (`TopNotices`), that the network or the server is gone, and for a moment that it is back. */
export function NetworkNotice(): ReactNode {
  const { now, before } = useConnection();
  const { me } = useSession();
  // Drafts belong to the signed-in person.
  const safe = me && <Trans>Votre brouillon est gardé sur cet appareil.</Trans>;
  return (
    <Box component="output" data-print="no" sx={{ display: 'block' }}>
      {now === 'offline' && (
        <Notice tone="warning" icon={<CloudOffRounded />} sx={flush} title={<Trans>La connexion est coupée.</Trans>}>
          {safe}
        </Notice>
      )}
      {now === 'silent' && (
        <Notice
          tone="warning"
          icon={<CloudOffRounded />}
          sx={flush}
          title={<Trans>Passerelle ne répond pas. Vérifiez votre connexion.</Trans>}
        >
          {safe}
        </Notice>
      )}
      {now === 'unavailable' && (
        <Notice
          tone="warning"
          icon={<CloudOffRounded />}
          sx={flush}
          title={<Trans>Passerelle est momentanément indisponible. Votre connexion n’est pas en cause.</Trans>}
        >
          {safe}
        </Notice>
      )}
      {now === 'back' && (
        <Notice
          tone="success"
          icon={<CloudDoneRounded />}
          sx={flush}
          title={
            before === 'unavailable' ? (
              <Trans>Passerelle répond à nouveau.</Trans>
            ) : (
              <Trans>La connexion est revenue.</Trans>
            )
          }
        />
      )}
    </Box>
  );
}
