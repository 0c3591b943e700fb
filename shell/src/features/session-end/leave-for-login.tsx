import type { OwnProfile } from '@passerelle/shared/contract';
import { routePaths } from '@passerelle/shared/routes/paths';
import { useEffect } from 'react';

import { loadDocument } from '../../session/full-navigation';
import { rememberReturnTo } from '../../session/return-to';

/** To the login page, and from there back here: for the same person. */
export function goAndSignIn(me: OwnProfile): void {
  rememberReturnTo(location, me.id);
  loadDocument(routePaths.login);
}

export function LeaveForLogin({ me }: { me: OwnProfile }): null {
  useEffect(() => goAndSignIn(me), [me]);
  return null;
}
