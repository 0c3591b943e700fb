import { cacheAnswer } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { on } from '@passerelle/shared/events';
import { useEffect } from 'react';
import useSWR from 'swr';

import { currentSession, sessionPerson, signedIn } from '../session/session-store';

// Screens that ask for the profile show the one that came with the document, or with signing in, at once. The cache comes
// with the product: the pages before it ask for nothing that they show.
on('session-changed', ({ personId }) => {
  const me = sessionPerson();
  if (me && me.id === personId) cacheAnswer('GET /me', me);
});

/** Asks for nothing by itself: it hears every answer that somebody else on the page asks for, or makes out of date. */
const passive = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnFocus: false };

/** Name, picture, programme and theme of the frame follow the last answer of `GET /me`, whoever asked. */
export function FollowProfile(): null {
  const { data } = useSWR<OwnProfile>('/me', passive);
  useEffect(() => {
    // What is merely kept brings no ended session back.
    if (data && currentSession().status !== 'expired') signedIn(data);
  }, [data]);
  return null;
}
