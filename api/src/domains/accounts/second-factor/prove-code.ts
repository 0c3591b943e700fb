import { writeAuditEntry } from '../../../platform/sessions/audit';
import { type Db, transact } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { clearTries, countTry, type Limit } from '../../../platform/limits/rate-limits';
import type { AccountContext } from '../passwords';
import { readFactorRow } from './factor-row';
import { sendFactorMail } from './mails';
import { looksLikeRecoveryCode, spendRecoveryCode } from './recovery-codes';
import { unseal } from './sealed-secret';
import { stepOf } from './totp';

/**
 * Three codes in a million are right at any moment. Reaching this limit takes the password, so a stranger cannot lock a
 * person out.
 */
const limits: readonly (Limit & { name: string })[] = [
  { name: 'quarter', tries: 10, within: 15 * 60 },
  { name: 'day', tries: 40, within: 24 * 60 * 60 },
];

export interface CodeCheck extends AccountContext, Pick<Context<unknown>, 'request'> {
  person: { id: string; organizationId: string };
}

const keyOf = (userId: string, name: string): string => `second-factor:${name}:${userId}`;

export async function countCodeTry({ db, now, person }: CodeCheck): Promise<void> {
  for (const limit of limits) await countTry(db, keyOf(person.id, limit.name), limit, now);
}

export async function clearCodeTries(db: Db, userId: string): Promise<void> {
  for (const { name } of limits) await clearTries(db, keyOf(userId, name));
}

/** No code works twice: a step counts only if it is later than the last used one. */
async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

async function spendApplicationCode({ db, services, now, person }: CodeCheck, code: string): Promise<boolean> {
  const row = await readFactorRow(db, person.id);
  const secret = row?.secret && unseal(row.secret, person.id, services.config.sessionSecret);
  const step = secret ? stepOf(secret, code, now.toMillis()) : undefined;
  return step !== undefined && spendStep(db, person.id, step);
}

/** Mails the person: another may have found the recovery codes on paper. */
const spendRecovery = (check: CodeCheck, code: string): Promise<boolean> =>
  transact(check.db, async (db) => {
    const { person, now } = check;
    if (!(await spendRecoveryCode(db, person.id, code, now.toJSDate()))) return false;
    await sendFactorMail({ ...check, db }, person.id, 'recoveryCodeUsed');
    await writeAuditEntry(
      { ...check, db },
      { action: 'user.recoveryCodeUsed', subjectKind: 'user', subjectIds: [person.id] },
    );
    return true;
  });

export const wrongCode = () => failure('invalid', { message: 'codeWrong', fields: { code: 'notAllowed' } });

/**
 * Checks a code of the application, or a recovery code, which is then used up. Outside a transaction, so that a wrong
 * one counts although the call fails.
 */
export async function proveCode(check: CodeCheck, given: string): Promise<void> {
  await countCodeTry(check);
  const code = given.replaceAll(/[ -]/g, '');
  const isProven = looksLikeRecoveryCode(code)
    ? await spendRecovery(check, code)
    : await spendApplicationCode(check, code);
  if (!isProven) throw wrongCode();
  await clearCodeTries(check.db, check.person.id);
}
