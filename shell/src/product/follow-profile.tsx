import type { OwnProfile } from '@passerelle/shared/contract';
import { useEffect } from 'react';
import useSWR from 'swr';

import '../session/brought-answers';
import '../session/profile-cache';
import { currentSession, signedIn } from '../session/session-store';

/** Asks for nothing by itself: it gets every answer that somebody else on the page asks for, or makes out of date. */
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
