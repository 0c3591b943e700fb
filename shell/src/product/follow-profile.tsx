import type { OwnProfile } from '@passerelle/shared/contract';
import { useEffect } from 'react';
import useSWR from 'swr';

import '../session/brought-answers';
import '../session/profile-cache';
import { currentSession, signedIn } from '../session/session-store';

/** Never fetches: it receives every answer that other parts of the page request or invalidate. */
const passive = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnFocus: false };

/** Name, picture, programme and theme of the frame follow the last answer of `GET /me`. */
export function FollowProfile(): null {
  const { data } = useSWR<OwnProfile>('/me', passive);
  useEffect(() => {
    // A cached answer does not restore an ended session.
    if (data && currentSession().status !== 'expired') signedIn(data);
  }, [data]);
  return null;
}
