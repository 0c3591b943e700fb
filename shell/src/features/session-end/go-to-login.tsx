import type { OwnProfile } from '@passerelle/shared/contract';
import { routePaths } from '@passerelle/shared/routes/paths';
import { useEffect } from 'react';

import { loadDocument } from '../../session/full-navigation';
import { rememberReturnTo } from '../../session/return-to';

/** To the login page, and from there back here: for the same person. */
export function goToLogin(me: OwnProfile): void {
  rememberReturnTo(location, me.id);
  loadDocument(routePaths.login);
}

export function GoToLogin({ me }: { me: OwnProfile }): null {
  useEffect(() => goToLogin(me), [me]);
  return null;
}
