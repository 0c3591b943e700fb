export const errorCodes = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'notFound',
  'duplicate',
  'conflict',
  'full',
  'tooLarge',
  'wrongType',
  'tooMany',
  'notReady',
  'unexpected',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Error codes of a field, which the page and the server both have words for. */
export const fieldCodes = [
  'required',
  'format',
  'duplicate',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'tooMany',
  'notAllowed',
  'unknown',
  'future',
  'password',
  'common',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];
