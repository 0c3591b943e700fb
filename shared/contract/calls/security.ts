import { Type } from 'typebox';
import { defineCalls } from '../call';
import { OwnProfile } from '../entities/people/own-profile';
import {
  FactorCodeBody,
  FactorProof,
  FactorSecret,
  FactorSetUp,
  OwnSessions,
  RecoveryCodes,
  SecondFactor,
} from '../entities/people/security';
import { Id } from '../fields';

export const securityCalls = defineCalls({
  // `POST /auth` answers 401 with `fields.code` to the right password of an account with a second factor.
  'POST /auth/secondFactor': {
    summary: 'Finish signing in, with a code. 400 for a wrong one, 401 once the password has to be given again.',
    body: FactorCodeBody,
    response: OwnProfile,
    // As `POST /auth`.
    touches: [],
  },
  'GET /me/secondFactor': { summary: 'Whether one’s second factor is on, or required.', response: SecondFactor },
  'POST /me/secondFactor': {
    summary: 'Begin to set up a second factor, or to replace it. Nothing changes before it is confirmed.',
    body: FactorSetUp,
    response: FactorSecret,
    // Nothing changes before it is confirmed.
    touches: [],
  },
  'POST /me/secondFactor/confirmation': {
    summary: 'Turn it on, with a code from the application. One’s other sessions end.',
    body: FactorCodeBody,
    response: RecoveryCodes,
    touches: ['/me/secondFactor', '/me/sessions'],
  },
  'POST /me/secondFactor/recoveryCodes': {
    summary: 'Make new recovery codes; those before open nothing any more.',
    body: FactorProof,
    response: RecoveryCodes,
    touches: ['/me/secondFactor'],
  },
  'POST /me/secondFactor/removal': {
    summary: 'Turn it off. 409 where the organisation requires it.',
    body: FactorProof,
    response: SecondFactor,
    touches: ['/me/secondFactor'],
  },
  'GET /me/sessions': { summary: 'Where one is signed in, the present session first.', response: OwnSessions },
  'DELETE /me/sessions': {
    summary: 'End all sessions but the present one.',
    response: OwnSessions,
    touches: ['/me/sessions'],
  },
  'DELETE /me/sessions/:sessionId': {
    summary: 'End one session. 409 for the present one, which signing out ends.',
    params: Type.Object({ sessionId: Id }),
    response: OwnSessions,
    touches: ['/me/sessions'],
  },
});
