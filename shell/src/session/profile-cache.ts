import { cacheAnswer } from '@passerelle/shared/client';
import { on } from '@passerelle/shared/events';

import { sessionPerson } from './session-store';

// Screens that ask for the profile show at once the one that came with the document or with another call. Whoever shows
// it imports this: the session itself knows no cache, since the login page has nothing to put into one.
on('session-changed', ({ personId }) => {
  const me = sessionPerson();
  if (me && me.id === personId) cacheAnswer('GET /me', me);
});
