import { defineCalls } from '../call';
import { OwnProfile } from '../entities/own-profile';
import { LogAsBody } from '../entities/security';

export const logAsCalls = defineCalls({
  'POST /logAs': {
    summary: 'Sign in as somebody else for 30 minutes, with a reason that is kept. 403 for a peer or a higher role.',
    body: LogAsBody,
    response: OwnProfile,
    // The page starts anew.
    touches: [],
  },
  'DELETE /logAs': { summary: 'Be oneself again.', response: OwnProfile, touches: [] },
});
