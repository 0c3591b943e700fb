import type { AuditAction, FactorSecret, RecoveryCodes, SecondFactor } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import { type Db, transact } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { provePassword } from '../passwords';
import { readFactorRow, readSecondFactor, removeSecondFactor } from './factor-row';
import { sendFactorMail } from './mails';
import { clearCodeTries, countCodeTry, proveCode, wrongCode } from './prove-code';
import { renewRecoveryCodes } from './recovery-codes';
import { seal, unseal } from './sealed-secret';
import { base32, keyAddress, newSecret, stepOf } from './totp';

/** An unfinished setup is restarted. */
const setUpTime = { minutes: 30 };

type CallContext = Pick<Context<unknown>, 'db' | 'person' | 'request' | 'now' | 'services'>;

const record = (context: CallContext, db: Db, action: AuditAction): Promise<void> =>
  writeAuditEntry({ ...context, db }, { action, subjectKind: 'user', subjectIds: [context.person.id] });

const proveOwner = ({ db, person, now }: CallContext, password: string): Promise<string> =>
  provePassword(db, { person, password, field: 'password', now });

/** A new secret, without effect before a code has confirmed it; the active factor stays on until then. */
export async function beginSetUp(context: Context<Calls['POST /me/secondFactor']>): Promise<FactorSecret> {
  const { db, person, body, now, services } = context;
  await proveOwner(context, body.password);
  if ((await readFactorRow(db, person.id))?.secret) {
    if (body.code === undefined) throw failure('invalid', { message: 'codeNeeded', fields: { code: 'required' } });
    await proveCode(context, body.code);
  }
  const secret = newSecret();
  const pending = {
    pending_secret: seal(secret, person.id, services.config.sessionSecret),
    pending_at: now.toJSDate(),
  };
  await db
    .insertInto('second_factors')
    .values({ user_id: person.id, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute();
  return { secret: base32(secret), address: keyAddress(secret, person.email) };
}

async function readPending({ db, person, now, services }: CallContext): Promise<{ sealed: string; secret: Buffer }> {
  const row = await readFactorRow(db, person.id);
  const isFresh = row?.pending_at && row.pending_at > now.minus(setUpTime).toJSDate();
  const sealed = isFresh ? row.pending_secret : null;
  const secret = sealed === null ? undefined : unseal(sealed, person.id, services.config.sessionSecret);
  if (sealed === null || !secret) throw failure('conflict', { message: 'setUpOver' });
  return { sealed, secret };
}

/** Switches the factor on, ends every other session, and returns the new token of this one. */
export async function confirmSetUp(
  context: Context<Calls['POST /me/secondFactor/confirmation']>,
): Promise<RecoveryCodes & { token: string }> {
  const { db: pool, person, body, now, services } = context;
  const { sealed, secret } = await readPending(context);
  await countCodeTry(context);
  const step = stepOf(secret, body.code.replaceAll(/[ -]/g, ''), now.toMillis());
  if (step === undefined) throw wrongCode();
  const at = now.toJSDate();
  return transact(pool, async (db) => {
    const confirmed = await db
      .updateTable('second_factors')
      .set({ secret: sealed, confirmed_at: at, last_step: step, pending_secret: null, pending_at: null })
      .where('user_id', '=', person.id)
      .where('pending_secret', '=', sealed)
      .returning('user_id')
      .executeTakeFirst();
    if (!confirmed) throw failure('conflict', { message: 'setUpOver' });
    await clearCodeTries(db, person.id);
    await services.sessions.endOthers(db, person.id, person.sessionId);
    await sendFactorMail({ ...context, db }, person.id, 'secondFactorOn');
    await record(context, db, 'user.secondFactorOn');
    return {
      recoveryCodes: await renewRecoveryCodes(db, person.id, at),
      token: await services.sessions.renew(db, person.sessionId),
    };
  });
}

async function assertOn({ db, person }: CallContext): Promise<void> {
  if (!(await readFactorRow(db, person.id))?.secret) throw failure('conflict');
}

export async function replaceRecoveryCodes(
  context: Context<Calls['POST /me/secondFactor/recoveryCodes']>,
): Promise<RecoveryCodes> {
  const { person, body, now } = context;
  await assertOn(context);
  await proveOwner(context, body.password);
  await proveCode(context, body.code);
  return transact(context.db, async (db) => {
    await record(context, db, 'user.recoveryCodesRenewed');
    return { recoveryCodes: await renewRecoveryCodes(db, person.id, now.toJSDate()) };
  });
}

export async function turnOff(context: Context<Calls['POST /me/secondFactor/removal']>): Promise<SecondFactor> {
  const { person, body } = context;
  const { isRequired } = await readSecondFactor(context.db, person.id);
  if (isRequired) throw failure('conflict', { message: 'secondFactorKept' });
  await assertOn(context);
  await proveOwner(context, body.password);
  await proveCode(context, body.code);
  return transact(context.db, async (db) => {
    await removeSecondFactor(db, person.id);
    await sendFactorMail({ ...context, db }, person.id, 'secondFactorOff');
    await record(context, db, 'user.secondFactorOff');
    return readSecondFactor(db, person.id);
  });
}
