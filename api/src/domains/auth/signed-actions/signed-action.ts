import type { FieldCode, SignedAction, SignedActionResult } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { assertAccess, member } from '../../../platform/http/access';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { countSubject, type Limit } from '../../../platform/limits/rate-limits';
import { hashOf } from '../../../platform/sessions/secrets';
import type { Person } from '../../../platform/sessions/person';
import { consumeLinkToken, findLinkToken } from '../../accounts/link-tokens';
import { sendPasswordChangedMail, storePassword } from '../../accounts/passwords';
import { hasSecondFactor } from '../../accounts/second-factor/factor-row';
import type { Account } from '../../accounts/try-password';
import { countLinkRequest, renewInvitation } from '../sign-in/reset';
import { readerOf } from '../../programs/tasks/reader';
import { validateTask } from '../../programs/tasks/task-work';
import { isHandToken, isValidationToken } from '../../programs/tasks/validation-token';
import { validateSubTask } from '../../programs/tasks/work-on-sub-task';

/** Unknown links, tried from one address, which an office may share. */
const linksPerSource: Limit = { tries: 50, within: 15 * 60 };

type CallContext = Context<Calls['POST /signedAction'], Person | undefined>;

const refuse = (fields: Partial<Record<keyof SignedAction, FieldCode>>) => failure('invalid', { fields });

/** A token allows one action: fields of another action are refused. */
function refuseBeside(body: SignedAction, parts: readonly (keyof SignedAction)[]): void {
  const other = parts.find((part) => body[part] !== undefined && body[part] !== null);
  if (other) throw refuse({ [other]: 'notAllowed' });
}

/** Before the work and outside its transaction, for mail links: a known token is no guess. */
export async function countSignedAction(context: CallContext, source: string): Promise<void> {
  const { db, body, now } = context;
  if (isValidationToken(body.token)) return;
  if (body.password === undefined) return countLinkRequest(context, { token: body.token }, source);
  if (await findLinkToken(db, body.token, now)) return;
  const subject = hashOf(body.token);
  await countSubject(db, { key: `signed-action:source:${source}`, subject, limit: linksPerSource, now });
}

/** Returns whether this password is the person's first. */
async function markAccountSetUp({ db, now }: CallContext, userId: string): Promise<boolean> {
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

interface Done {
  result: SignedActionResult;
  /** The account whose password was set: the call signs in to it. */
  passwordSet?: Account;
}

async function setPassword(context: CallContext, password: string): Promise<Done> {
  const { db, body, now } = context;
  const found = await findLinkToken(db, body.token, now);
  if (!found) throw failure('notFound', { message: 'linkUnknown', fields: { token: 'unknown' } });
  if (found.state === 'used' || !(await consumeLinkToken(db, found.id, now))) {
    const message = found.state === 'over' ? 'linkExpired' : 'linkUsed';
    throw failure('invalid', { message, fields: { token: 'notAllowed' } });
  }
  const passwordHash = await storePassword(context, found.userId, password);
  if (!(await markAccountSetUp(context, found.userId))) await sendPasswordChangedMail(context, found.userId);
  // Access to a person's mailbox is not enough to get past the second factor.
  const needsSecondFactor = await hasSecondFactor(db, found.userId);
  return {
    result: { done: 'passwordSet', ...(needsSecondFactor && { needsSecondFactor }) },
    passwordSet: { id: found.userId, passwordHash },
  };
}

/** The action that the token of a mail or of a sub-task allows. */
export async function doSignedAction(context: CallContext): Promise<Done> {
  const { body, person } = context;
  const { token, password, document, surveyResponses } = body;
  if (isValidationToken(token)) {
    refuseBeside(body, ['password']);
    assertAccess(member, person);
    if (!person) throw failure('unauthenticated');
    const reader = readerOf({ ...context, person });
    if (!isHandToken(token)) {
      return { result: { done: await validateSubTask(reader, token, { document, surveyResponses }) } };
    }
    refuseBeside(body, ['document', 'surveyResponses']);
    return { result: { done: await validateTask(reader, token) } };
  }
  refuseBeside(body, ['document', 'surveyResponses']);
  if (password !== undefined) return setPassword(context, password);
  await renewInvitation(context, token);
  return { result: { done: 'invitationSent' } };
}
