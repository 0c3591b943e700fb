import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SubTaskClaim {
  userSubTaskId: string;
  userId: string;
  /** How often it was done before: what makes each token good for one action. */
  count: number;
}

const prefix = 'task';

/** Whether it claims to be one: links from mails are shaped otherwise. */
export const isValidationToken = (token: string): boolean => token.startsWith(`${prefix}.`);

const sign = (secret: string, { userSubTaskId, userId, count }: SubTaskClaim): string =>
  createHmac('sha256', secret).update(`sub-task:${userSubTaskId}:${userId}:${count}`).digest('base64url');

/** Signed, so that it needs no row before it is used; tied to one person and one sub-task. */
export const writeToken = (secret: string, claim: SubTaskClaim): string =>
  [prefix, claim.userSubTaskId, claim.count, sign(secret, claim)].join('.');

/** What the token allows this person; undefined for anything that was not signed here for them. */
export function readToken(secret: string, token: string, userId: string): SubTaskClaim | undefined {
  const [kind, userSubTaskId, count, signature] = token.split('.');
  if (kind !== prefix || !userSubTaskId || !count || !signature || !/^\d{1,4}$/.test(count)) return undefined;
  const claim = { userSubTaskId, userId, count: Number(count) };
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, claim));
  return given.length === expected.length && timingSafeEqual(given, expected) ? claim : undefined;
}
