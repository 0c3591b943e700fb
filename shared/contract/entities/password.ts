import { Type } from 'typebox';
import { limits } from '../limits';

/** The same five rules as `passwordRules`, for ajv: a digit, a capital, a small letter, a special character, 8 to 100. */
export const NewPassword = Type.String({
  minLength: limits.passwordMin,
  maxLength: limits.passwordMax,
  pattern: '^(?=.*\\p{Nd})(?=.*\\p{Lu})(?=.*\\p{Ll})(?=.*[^\\p{L}\\p{N}\\s])',
});

/** An old password is compared, never judged: it only has to fit. */
export const CurrentPassword = Type.String({ minLength: 1, maxLength: 1_000 });
