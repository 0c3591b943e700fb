import { type Static, Type } from 'typebox';
import { body, Email, Id, optional, Token } from '../../fields';
import { OptionalResponses } from '../programs/survey';
import { limits } from '../../limits';

/** The same five rules as `passwordRules`, for ajv: a digit, a capital, a small letter, a special character, 8 to 100. */
export const NewPassword = Type.String({
  minLength: limits.passwordMin,
  maxLength: limits.passwordMax,
  pattern: '^(?=.*\\p{Nd})(?=.*\\p{Lu})(?=.*\\p{Ll})(?=.*[^\\p{L}\\p{N}\\s])',
});

/** An old password is compared, never judged: it only has to fit. */
export const CurrentPassword = Type.String({ minLength: 1, maxLength: 1_000 });

export const Credentials = body({ username: Email, password: CurrentPassword });
export type Credentials = Static<typeof Credentials>;

/** A forgotten password gives the e-mail, a fresh invitation gives the expired token. */
export const ForgottenPassword = body({ username: Email });
export type ForgottenPassword = Static<typeof ForgottenPassword>;

export const ResetRequest = Type.Object(
  { username: Type.Optional(Email), token: Type.Optional(Token) },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);
export type ResetRequest = Static<typeof ResetRequest>;

export const NewPasswordBody = body({ token: Token, password: NewPassword });
export type NewPasswordBody = Static<typeof NewPasswordBody>;

/** State of a link from an e-mail. `expired` offers a new invitation, which an unknown link cannot. */
export const TokenState = Type.Object({
  state: Type.Enum(['valid', 'expired', 'unknown']),
  firstSetup: Type.Boolean(),
});
export type TokenState = Static<typeof TokenState>;

/**
 * Permission of a signed token, one each: set a password, ask for a fresh invitation (a token alone, when it came from
 * one), validate a sub-task, with the document or the answers it asks for, or a whole task by hand.
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
  /** A new password opens a session; with a second factor, the code is asked for first. */
  needsSecondFactor: Type.Optional(Type.Literal(true)),
});
export type SignedActionResult = Static<typeof SignedActionResult>;
