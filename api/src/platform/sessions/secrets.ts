import { createHash, randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, and the library's default: 19 MiB, two passes. About six milliseconds. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);
export const matchesPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

/** 256 random bits cannot be guessed, so a fast hash is enough to store them. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
export const looksLikeToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '');
