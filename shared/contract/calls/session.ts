import { Type } from 'typebox';
import { defineCalls } from '../call';
import { Credentials, ResetRequest, TokenState } from '../entities/credentials';
import { ErasureRequest } from '../entities/erasure';
import { OwnProfile } from '../entities/own-profile';
import { OwnProfileUpdate } from '../entities/own-profile-body';
import { SignedAction, SignedActionResult } from '../entities/signed-action';
import { Token } from '../fields';

export const sessionCalls = defineCalls({
  'POST /auth': {
    summary: 'Sign in. 401 for a wrong password, 404 for an unknown e-mail.',
    body: Credentials,
    response: OwnProfile,
  },
  'GET /auth/logout': { summary: 'End the session and go to /login. Acts on a top-level navigation only.' },
  'POST /auth/reset': {
    summary: 'Send a reset link to an e-mail, or a fresh invitation to the holder of an expired one.',
    body: ResetRequest,
    response: Type.Object({ sent: Type.Literal(true) }),
  },
  // The specification asks for a token check on the password page without giving it a path.
  'GET /auth/reset': {
    summary: 'Tell whether the link of an e-mail can still be used.',
    query: Type.Object({ token: Token }, { additionalProperties: false }),
    response: TokenState,
  },
  'POST /signedAction': {
    summary: 'Do what a signed token allows: set a password, renew an invitation, validate a sub-task.',
    body: SignedAction,
    response: SignedActionResult,
  },
  'GET /me': { summary: 'Who is signed in.', response: OwnProfile },
  'PUT /me': {
    summary: 'Change the profile, the picture, the password or the language; accept the terms.',
    body: OwnProfileUpdate,
    files: ['avatar'],
    response: OwnProfile,
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
  },
  'DELETE /me/erasure': { summary: 'Take that back, as long as it is not done.', response: OwnProfile },
});
