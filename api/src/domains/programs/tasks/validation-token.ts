import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SubTaskClaim {
  userSubTaskId: string;
  userId: string;
  /** The number of earlier actions, which makes each token good for one action. */
  count: number;
}

const prefix = 'task';
const handPrefix = 'hand';

/** Checks the prefix only; mail links have another format. */
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

/** Lets its user validate a whole task manually. */
export const writeHandToken = (secret: string, claim: TaskClaim): string =>
  [handPrefix, claim.userTaskId, signTask(secret, claim)].join('.');

export function readHandToken(secret: string, token: string, userId: string): TaskClaim | undefined {
  const [, userTaskId = ''] = token.split('.');
  const claim = { userTaskId, userId };
  return equal(token, writeHandToken(secret, claim)) ? claim : undefined;
}

const sign = (secret: string, { userSubTaskId, userId, count }: SubTaskClaim): string =>
  createHmac('sha256', secret).update(`sub-task:${userSubTaskId}:${userId}:${count}`).digest('base64url');

/** Signed, so that it needs no row before it is used; bound to one user and one sub-task. */
export const writeToken = (secret: string, claim: SubTaskClaim): string =>
  [prefix, claim.userSubTaskId, claim.count, sign(secret, claim)].join('.');

/**
 * The action that the token allows this user; undefined if it was not signed here for them. The whole text must equal
 * the canonical one: used tokens are stored as text, and another spelling would count once more.
 */
export function readToken(secret: string, token: string, userId: string): SubTaskClaim | undefined {
  const [, userSubTaskId = '', count] = token.split('.');
  const claim = { userSubTaskId, userId, count: Number(count) };
  return equal(token, writeToken(secret, claim)) ? claim : undefined;
}
