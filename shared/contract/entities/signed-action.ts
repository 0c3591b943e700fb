import { type Static, Type } from 'typebox';
import { body, Id, optional, Token } from '../fields';
import { NewPassword } from './credentials';
import { OptionalResponses } from './survey';

/**
 * What a signed token lets its holder do, each token one thing: set a password, ask for a fresh invitation (a token alone,
 * when it came from one), validate a sub-task, with the document or the answers it asks for, or a whole task by hand.
 */
export const SignedAction = body({
  token: Token,
  password: Type.Optional(NewPassword),
  document: optional(Id),
  surveyResponses: OptionalResponses,
});
export type SignedAction = Static<typeof SignedAction>;

export const SignedActionResult = Type.Object({
  done: Type.Enum(['passwordSet', 'invitationSent', 'subTaskCounted', 'subTaskValidated', 'taskValidated']),
  /** A reset opens no session where a second factor is asked for: the person signs in with both. */
  needsSecondFactor: Type.Optional(Type.Literal(true)),
});
export type SignedActionResult = Static<typeof SignedActionResult>;
