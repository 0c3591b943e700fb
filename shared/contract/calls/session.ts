import { Type } from 'typebox';
import { defineCalls } from '../call';
import {
  Credentials,
  ResetRequest,
  SignedAction,
  SignedActionResult,
  TokenState,
} from '../entities/people/credentials';
import { EmailLink, EmailLinkResult, EmailLinkState } from '../entities/people/email-change';
import { ErasureRequest, OwnProfile, OwnProfileUpdate } from '../entities/people/own-profile';
import { LogAsBody } from '../entities/people/security';
import { Token } from '../fields';
import { durations } from '../limits';
import { stepProgress } from './program';

export const sessionCalls = defineCalls({
  'POST /auth': {
    summary: 'Sign in. 401 for a wrong password, 404 for an unknown e-mail.',
    body: Credentials,
    response: OwnProfile,
    // The session refetches everything after a sign-in.
    touches: [],
  },
  'GET /auth/logout': { summary: 'End the session and go to /login. Acts on a top-level navigation only.' },
  'POST /auth/reset': {
    summary: 'Send a reset link to an e-mail, or a fresh invitation to the holder of an expired one.',
    body: ResetRequest,
    // False: a link of the last ten minutes lies in the mailbox and is good, and no other one was sent.
    response: Type.Object({ sent: Type.Boolean() }),
    // Only sends a mail.
    touches: [],
  },
  // The specification asks for a token check on the password page without giving it a path.
  'GET /auth/reset': {
    summary: 'Tell whether the link of an e-mail can still be used.',
    query: Type.Object({ token: Token }, { additionalProperties: false }),
    response: TokenState,
  },
  'GET /auth/email': {
    summary: 'Tell what the link of a mail about an e-mail address still allows. Changes nothing.',
    query: Type.Object({ token: Token }, { additionalProperties: false }),
    response: EmailLinkState,
  },
  'POST /auth/email': {
    summary:
      'Do what such a link allows: confirm a new e-mail address, or take the old one back. One that staff have entered takes `password` too.',
    body: EmailLink,
    response: EmailLinkResult,
    touches: ['/me'],
  },
  'POST /signedAction': {
    summary: 'Do what a signed token allows: set a password, renew an invitation, validate a sub-task.',
    body: SignedAction,
    response: SignedActionResult,
    touches: stepProgress,
  },
  'GET /me': { summary: 'Profile of the signed-in user.', response: OwnProfile },
  'PUT /me': {
    summary:
      'Change the profile, the picture, the password or the language; accept the terms. Another e-mail address needs `oldPassword` and waits for its confirmation.',
    body: OwnProfileUpdate,
    formEncoded: true,
    files: ['avatar'],
    response: OwnProfile,
    // A new password ends the other sessions.
    touches: ['/me', '/me/sessions'],
  },
  'POST /me/emailChange/resend': {
    summary: 'Send the link that confirms the new e-mail address again.',
    response: OwnProfile,
    touches: ['/me'],
  },
  'DELETE /me/emailChange': {
    summary: 'Stay with the present e-mail address.',
    response: OwnProfile,
    touches: ['/me'],
  },
  'GET /me/export': {
    summary: 'Everything that is kept about the person who asks, as a spreadsheet.',
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /me/export/everything': {
    summary: 'Everything that is kept about the person who asks, as JSON: for another product to read.',
    produces: 'application/json',
  },
  'POST /me/erasure': {
    summary: 'Ask for everything about oneself to be erased. The organisation is told; nothing is erased yet.',
    body: ErasureRequest,
    response: OwnProfile,
    touches: ['/me'],
  },
  'DELETE /me/erasure': {
    summary: 'Take that back, as long as it is not done.',
    response: OwnProfile,
    touches: ['/me'],
  },
});

export const logAsCalls = defineCalls({
  'POST /logAs': {
    summary: `Sign in as another user for ${durations.logAsMinutes} minutes, with a reason that is kept. 403 for a peer or a higher role.`,
    body: LogAsBody,
    response: OwnProfile,
    // The page starts anew.
    touches: [],
  },
  'DELETE /logAs': { summary: 'Be oneself again.', response: OwnProfile, touches: [] },
});
