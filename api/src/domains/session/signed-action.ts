import type { FieldCode, SignedAction, SignedActionResult } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { assertAccess, participant } from '../../platform/http/access';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import type { Person } from '../../platform/sessions/person';
import { sourceOf } from '../../platform/http/source';
import { countSubject, forgetSubject, type Limit } from '../../platform/rate-limits';
import { hashOf } from '../../platform/sessions/token';
import { readerOf } from '../tasks/reader';
import { isHandToken, isValidationToken } from '../tasks/validation-token';
import { validateTask } from '../tasks/task-work';
import { validateSubTask } from '../tasks/work-on-sub-task';
import { findToken, spendLinkToken } from './link-token';
import { hasSecondFactor } from './second-factor/factor-row';
import { storePassword, tellPasswordChanged } from './password';
import { countLinkRequest, renewInvitation } from './reset';

/** Links that are tried from one address, which an office may share. */
const linksPerSource: Limit = { tries: 50, within: 15 * 60 };

type Asking = Context<Calls['POST /signedAction'], Person | undefined>;

const counterOf = ({ body, request }: Asking) => ({
  key: `signed-action:source:${sourceOf(request)}`,
  subject: hashOf(body.token),
});

const refuse = (fields: Partial<Record<keyof SignedAction, FieldCode>>) => failure('invalid', { fields });

/** A token does one thing: what belongs to another is no part of the call. */
function refuseBeside(body: SignedAction, parts: readonly (keyof SignedAction)[]): void {
  const other = parts.find((part) => body[part] !== undefined && body[part] !== null);
  if (other) throw refuse({ [other]: 'notAllowed' });
}

/** Before the work and outside its transaction, for links from mails: who is signed in has nothing to guess. */
export async function countSignedAction(asking: Asking): Promise<void> {
  const { db, body, now } = asking;
  if (isValidationToken(body.token)) return;
  if (body.password === undefined) return countLinkRequest(asking, { token: body.token });
  await countSubject(db, { ...counterOf(asking), limit: linksPerSource, now });
}

/** Says whether this password was somebody's first. */
async function noteSetup({ db, now }: Asking, userId: string): Promise<boolean> {
  const at = now.toJSDate();
  const first = await db
    .updateTable('users')
    .set({ setup_at: at, updated_at: at })
    .where('id', '=', userId)
    .where('setup_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return first !== undefined;
}

async function setPassword(asking: Asking, password: string): Promise<SignedActionResult> {
  const { db, body, now, request, reply, services } = asking;
  const found = await findToken(db, body.token, now);
  if (!found) throw failure('notFound', { message: 'linkUnknown', fields: { token: 'unknown' } });
  if (found.state === 'used' || !(await spendLinkToken(db, found.id, now))) {
    const message = found.state === 'over' ? 'linkExpired' : 'linkUsed';
    throw failure('invalid', { message, fields: { token: 'notAllowed' } });
  }
  const passwordHash = await storePassword(asking, found.userId, password);
  if (!(await noteSetup(asking, found.userId))) await tellPasswordChanged(asking, found.userId);
  await forgetSubject(db, counterOf(asking));
  // Whoever was signed in on this browser may be someone else than who has just chosen a password.
  await services.sessions.end(db, request, reply);
  // Whoever reads the mails does not get past the second factor by it.
  const needsSecondFactor = await hasSecondFactor(db, found.userId);
  if (needsSecondFactor) return { done: 'passwordSet', needsSecondFactor };
  if (found.kind === 'reset') {
    await services.sessions.start(db, found.userId, request, reply);
    services.devices.remember({ id: found.userId, passwordHash }, request, reply);
  }
  return { done: 'passwordSet' };
}

/** What the token of a mail or of a sub-task allows, and nothing beside it. */
export async function doSignedAction(asking: Asking): Promise<SignedActionResult> {
  const { body, person } = asking;
  const { token, password, document, surveyResponses } = body;
  if (isValidationToken(token)) {
    refuseBeside(body, ['password']);
    assertAccess(participant, person);
    if (!person) throw failure('unauthenticated');
    const reader = readerOf({ ...asking, person });
    if (!isHandToken(token)) return { done: await validateSubTask(reader, token, { document, surveyResponses }) };
    refuseBeside(body, ['document', 'surveyResponses']);
    return { done: await validateTask(reader, token) };
  }
  refuseBeside(body, ['document', 'surveyResponses']);
  if (password !== undefined) return setPassword(asking, password);
  await renewInvitation(asking, token);
  return { done: 'invitationSent' };
}
