import type { FactorSecret, RecoveryCodes, SecondFactor } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { noteDeed } from '../../platform/audit';
import type { Db } from '../../platform/database/connection';
import { transact } from '../../platform/database/transact';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import { provePassword } from '../accounts/passwords';
import { readFactorRow, readSecondFactor, removeSecondFactor } from './factor-row';
import { clearCodeTries, countCodeTry, proveCode, wrongCode } from './prove-code';
import { renewRecoveryCodes } from './recovery-codes';
import { seal, unseal } from './sealed-secret';
import { sendFactorMail } from './mails';
import { base32, keyAddress, newSecret, stepOf } from './totp';

/** What was begun and left is begun again. */
const setUpTime = { minutes: 30 };

type Asking = Pick<Context<unknown>, 'db' | 'person' | 'request' | 'now' | 'services'>;

const record = (asking: Asking, db: Db, action: string): Promise<void> =>
  noteDeed({ ...asking, db }, { action, subjectKind: 'user', subjectIds: [asking.person.id] });

const proveOwner = ({ db, person, now }: Asking, password: string): Promise<string> =>
  provePassword(db, { person, password, field: 'password', now });

/** A new secret, which counts for nothing before a code has confirmed it; the factor that is on stays on until then. */
export async function beginSetUp(asking: Context<Calls['POST /me/secondFactor']>): Promise<FactorSecret> {
  const { db, person, body, now, services } = asking;
  await proveOwner(asking, body.password);
  if ((await readFactorRow(db, person.id))?.secret) {
    if (body.code === undefined) throw failure('invalid', { message: 'codeNeeded', fields: { code: 'required' } });
    await proveCode(asking, body.code);
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

async function readPending({ db, person, now, services }: Asking): Promise<{ sealed: string; secret: Buffer }> {
  const row = await readFactorRow(db, person.id);
  const isFresh = row?.pending_at && row.pending_at > now.minus(setUpTime).toJSDate();
  const sealed = isFresh ? row.pending_secret : null;
  const secret = sealed === null ? undefined : unseal(sealed, person.id, services.config.sessionSecret);
  if (sealed === null || !secret) throw failure('conflict', { message: 'setUpOver' });
  return { sealed, secret };
}

/** On from here: every other session has to come in through it, and this one goes on under a new token. */
export async function confirmSetUp(
  asking: Context<Calls['POST /me/secondFactor/confirmation']>,
): Promise<RecoveryCodes> {
  const { db: pool, person, body, now, request, reply, services } = asking;
  const { sealed, secret } = await readPending(asking);
  await countCodeTry(asking);
  const step = stepOf(secret, body.code.replaceAll(/[ -]/g, ''), now.toMillis());
  if (step === undefined) throw wrongCode();
  const at = now.toJSDate();
  const { recoveryCodes, token } = await transact(pool, async (db) => {
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
    await sendFactorMail({ ...asking, db }, person.id, 'secondFactorOn');
    await record(asking, db, 'user.secondFactorOn');
    return {
      recoveryCodes: await renewRecoveryCodes(db, person.id, at),
      token: await services.sessions.renew(db, person.sessionId),
    };
  });
  services.sessions.handOver(token, request, reply);
  return { recoveryCodes };
}

async function assertOn({ db, person }: Asking): Promise<void> {
  if (!(await readFactorRow(db, person.id))?.secret) throw failure('conflict');
}

export async function replaceRecoveryCodes(
  asking: Context<Calls['POST /me/secondFactor/recoveryCodes']>,
): Promise<RecoveryCodes> {
  const { person, body, now } = asking;
  await assertOn(asking);
  await proveOwner(asking, body.password);
  await proveCode(asking, body.code);
  return transact(asking.db, async (db) => {
    await record(asking, db, 'user.recoveryCodesRenewed');
    return { recoveryCodes: await renewRecoveryCodes(db, person.id, now.toJSDate()) };
  });
}

export async function turnOff(asking: Context<Calls['POST /me/secondFactor/removal']>): Promise<SecondFactor> {
  const { person, body } = asking;
  const { isRequired } = await readSecondFactor(asking.db, person.id);
  if (isRequired) throw failure('conflict', { message: 'secondFactorKept' });
  await assertOn(asking);
  await proveOwner(asking, body.password);
  await proveCode(asking, body.code);
  return transact(asking.db, async (db) => {
    await removeSecondFactor(db, person.id);
    await sendFactorMail({ ...asking, db }, person.id, 'secondFactorOff');
    await record(asking, db, 'user.secondFactorOff');
    return readSecondFactor(db, person.id);
  });
}
