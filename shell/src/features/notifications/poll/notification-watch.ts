import { delays } from '@passerelle/shared/contract/limits';
import { useEffect } from 'react';

import { useSpace } from '../../../session/space';
import { whenIdle } from '../../../loading/when-idle';
import { useSession } from '../../../session/session-store';
import { recordFailure } from './notifications.resource';

/** Fetched after the first screen: nothing of it is in the way of that. */
const loadPoll = () => import(/* webpackChunkName: "notification-poll" */ './start-poll');

function watch(personId: string): () => void {
  let wanted = true;
  let stop = (): void => undefined;
  const start = async (): Promise<void> => {
    try {
      const { startPoll } = await loadPoll();
      if (wanted) stop = startPoll(personId);
    } catch (error) {
      recordFailure(error);
      if (!wanted) return;
      const timer = setTimeout(() => void start(), delays.notificationPollingMs);
      stop = () => clearTimeout(timer);
    }
  };
  const callOff = whenIdle(() => void start());
  return () => {
    wanted = false;
    callOff();
    stop();
  };
}

/** Polls notifications while a person who accepted the terms is signed in, in the participant space. */
export function NotificationWatch(): null {
  const { status, me } = useSession();
  const space = useSpace();
  const personId = status === 'signed-in' && space === 'participant' ? me.id : null;
  useEffect(() => (personId === null ? undefined : watch(personId)), [personId]);
  return null;
}
