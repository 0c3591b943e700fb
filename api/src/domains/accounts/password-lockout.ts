import { createHash } from 'node:crypto';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import {
  assertNoDelay,
  clearTries,
  countSubject,
  countWithDelay,
  type Delays,
  forgetSubject,
  forgetTry,
  type Limit,
} from '../../platform/limits/rate-limits';

const HOUR = 60 * 60;
const waits = [30, 60, 120, 300, 900];

/** Per place, session or device: five wrong passwords, then a delay that grows to a quarter of an hour. */
const fromOnePlace: Delays = { freeTries: 5, waits, forgottenAfter: 2 * HOUR };
const fromDevice: Delays = { ...fromOnePlace, forgottenAfter: 24 * HOUR };
/** For all unknown devices together; short, since it also slows the person on a device that is new to them. */
const fromStrangers: Delays = { freeTries: 50, waits: waits.slice(0, 4), forgottenAfter: 2 * HOUR };
/** Accounts tried from one address, which an office may share. */
const accountsPerSource: Limit = { tries: 100, within: 15 * 60 };
/** Limits guesses made with a stolen device cookie. */
const DEVICE_TRIES = 20;

export interface PasswordTry {
  /** The account and its password hash: see `accountKey`. */
  account: string;
  source: string;
  /** A device that the person has signed in on before. */
  device: string | undefined;
  now: DateTime<true>;
}

/** A new password resets the count; an unknown address is counted like an account. */
export const accountKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

const keysOf = ({ account, source, device }: PasswordTry) => ({
  account: `sign-in:account:${account}`,
  place: `sign-in:account:${account}:source:${source}`,
  device: `sign-in:device:${device}`,
  source: { key: `sign-in:source:${source}`, subject: account },
});

/**
 * Counts a password before it is checked, and refuses it after too many wrong ones. Strangers are counted by account
 * and source; the total of all strangers only slows them.
 */
export async function countPasswordTry(db: Db, attempt: PasswordTry): Promise<void> {
  const { now } = attempt;
  const keys = keysOf(attempt);
  if (attempt.device !== undefined && (await countWithDelay(db, keys.device, fromDevice, now)) <= DEVICE_TRIES) return;
  await countSubject(db, { ...keys.source, limit: accountsPerSource, now });
  await assertNoDelay(db, keys.account, now);
  await countWithDelay(db, keys.place, fromOnePlace, now);
  await countWithDelay(db, keys.account, fromStrangers, now);
}

/** For strangers, only the successful try is uncounted: the others were not from this person. */
export async function forgetPasswordTries(db: Db, attempt: PasswordTry): Promise<void> {
  const keys = keysOf(attempt);
  if (attempt.device !== undefined) await clearTries(db, keys.device);
  if (await clearTries(db, keys.place)) {
    await forgetTry(db, keys.account);
    await forgetSubject(db, keys.source);
  }
}

const ownKey = (userId: string, sessionId: string): string => `own-password:${userId}:session:${sessionId}`;

/**
 * An open session has the same limits as sign-in: an intruder who finds it open must not guess the password or lock out
 * others.
 */
export const countOwnPasswordTry = (
  db: Db,
  { id, sessionId }: { id: string; sessionId: string },
  now: DateTime<true>,
): Promise<number> => countWithDelay(db, ownKey(id, sessionId), fromOnePlace, now);

export const forgetOwnPasswordTries = (
  db: Db,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<boolean> => clearTries(db, ownKey(id, sessionId));
