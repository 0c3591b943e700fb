import { cacheAnswer } from '@passerelle/shared/client';
import { on } from '@passerelle/shared/events';

import { sessionPerson } from './session-store';

// Screens that ask for the profile show at once the one from the document or from another call. Modules that show
// it import this: the session itself has no cache, since the login page needs none.
on('session-changed', ({ personId }) => {
  const me = sessionPerson();
  if (me && me.id === personId) cacheAnswer('GET /me', me);
});
