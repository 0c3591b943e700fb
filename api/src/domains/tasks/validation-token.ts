import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SubTaskClaim {
  userSubTaskId: string;
  userId: string;
  /** How often it was done before: what makes each token good for one action. */
  count: number;
}

const prefix = 'task';
const handPrefix = 'hand';

/** Whether it claims to be one: links from mails are shaped otherwise. */
export const isHandToken = (token: string): boolean => token.startsWith(`${handPrefix}.`);
export const isValidationToken = (token: string): boolean => token.startsWith(`${prefix}.`) || isHandToken(token);

export interface TaskClaim {
  userTaskId: string;
  userId: string;
}

const equal = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const signTask = (secret: string, { userTaskId, userId }: TaskClaim): string =>
  createHmac('sha256', secret).update(`task:${userTaskId}:${userId}`).digest('base64url');

/** Lets its person validate a whole task by hand. */
export const writeHandToken = (secret: string, claim: TaskClaim): string =>
  [handPrefix, claim.userTaskId, signTask(secret, claim)].join('.');

export function readHandToken(secret: string, token: string, userId: string): TaskClaim | undefined {
  const [, userTaskId = ''] = token.split('.');
  const claim = { userTaskId, userId };
  return equal(token, writeHandToken(secret, claim)) ? claim : undefined;
}

const sign = (secret: string, { userSubTaskId, userId, count }: SubTaskClaim): string =>
  createHmac('sha256', secret).update(`sub-task:${userSubTaskId}:${userId}:${count}`).digest('base64url');

/** Signed, so that it needs no row before it is used; tied to one person and one sub-task. */
export const writeToken = (secret: string, claim: SubTaskClaim): string =>
  [prefix, claim.userSubTaskId, claim.count, sign(secret, claim)].join('.');

/**
 * What the token allows this person; undefined for anything that was not signed here for them. The whole of it has to be
 * what would be written: it is known as used by its text, and another writing of it would count once more.
 */
export function readToken(secret: string, token: string, userId: string): SubTaskClaim | undefined {
  const [, userSubTaskId = '', count] = token.split('.');
  const claim = { userSubTaskId, userId, count: Number(count) };
  return equal(token, writeToken(secret, claim)) ? claim : undefined;
}
