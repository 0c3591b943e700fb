import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits cannot be guessed, so a fast hash is enough to store them. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
export const looksLikeToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '');
