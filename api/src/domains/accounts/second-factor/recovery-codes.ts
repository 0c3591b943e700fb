import { createHash, randomInt } from 'node:crypto';
import type { Db } from '../../../platform/database/connection';

const CODES = 10;
const GROUPS = 6;
const GROUP_LENGTH = 4;
/** Without letters that look like digits. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const newGroup = (): string => Array.from({ length: GROUP_LENGTH }, () => signs[randomInt(signs.length)]).join('');
/** 120 random bits: a code cannot be computed from its hash, so a plain hash is enough to store it. */
const newCode = (): string => Array.from({ length: GROUPS }, newGroup).join('-');

/** However typed: small letters, spaces, O for zero and I or L for one. */
const plain = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
const hashOf = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${plain(code)}`)
    .digest('hex');

export const looksLikeRecoveryCode = (code: string): boolean => plain(code).length === GROUPS * GROUP_LENGTH;

/** Replaces the codes. The new ones are shown only once. */
export async function renewRecoveryCodes(db: Db, userId: string, at: Date): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code), created_at: at })))
    .execute();
  return codes;
}

/** Marks a code as used; returns whether this call did so: of two parallel calls, one succeeds. */
export async function spendRecoveryCode(db: Db, userId: string, code: string, at: Date): Promise<boolean> {
  const spent = await db
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .executeTakeFirstOrThrow();
  return Number(left);
}
