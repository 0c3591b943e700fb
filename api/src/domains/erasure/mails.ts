import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Context } from '../../platform/http/routes';
import type { Person } from '../../platform/sessions/person';
import { type Addressee, addresseeOf, addressees } from '../mails/addressee';
import { type MailWords, writeMail } from '../mails/write-mail';
import { erasureAskedWords, erasureToDoWords, erasureWithdrawnWords } from './mail-words';

type CallContext = Pick<Context<unknown>, 'person' | 'services' | 'locale' | 'now'>;

export interface ErasureRequest {
  id: string;
  reason: string | null;
}

/** Whoever can act on it, from the nearest to the furthest: never the person who asks. */
const byRank = ['owner', 'admin', 'superAdmin'] as const;

async function readResponsible(db: Db, { id, organizationId }: Person): Promise<Addressee[]> {
  for (const role of byRank) {
    const rows = await addressees(db)
      .where('users.role', '=', role)
      .where('users.id', '<>', id)
      .$if(role !== 'superAdmin', (users) => users.where('users.organization_id', '=', organizationId))
      .execute();
    if (rows.length > 0) return rows.map((row) => addresseeOf(row));
  }
  return [];
}

const readSelf = async (db: Db, { id }: Person, locale: Locale): Promise<Addressee> =>
  addresseeOf(await addressees(db).where('users.id', '=', id).executeTakeFirstOrThrow(), locale);

interface Letter {
  kind: string;
  words: MailWords;
  path?: string;
}

async function sendTo(
  db: Db,
  { services, now }: CallContext,
  to: Addressee,
  letter: Letter,
  id: string,
): Promise<void> {
  const mail = writeMail({ ...letter, to, publicUrl: services.config.publicUrl });
  await services.mailer.send(db, { ...mail, dedupeKey: `${letter.kind}:${id}:${to.id}` }, now);
}

const wordsOf = ({ firstName, lastName, email }: Person, reason: string | null) => ({
  name: `${firstName} ${lastName}`,
  email,
  reason,
});

export async function sendErasureRequested(
  db: Db,
  context: CallContext,
  { id, reason }: ErasureRequest,
): Promise<void> {
  const { person, locale } = context;
  const receipt = { kind: 'erasureAsked', words: erasureAskedWords, path: '/account' };
  await sendTo(db, context, await readSelf(db, person, locale), receipt, id);
  const toDo = {
    kind: 'erasureToDo',
    words: erasureToDoWords(wordsOf(person, reason)),
    path: `/client/user/${person.id}`,
  };
  for (const to of await readResponsible(db, person)) await sendTo(db, context, to, toDo, id);
}

export async function sendErasureWithdrawn(db: Db, context: CallContext, { id }: ErasureRequest): Promise<void> {
  const letter = { kind: 'erasureWithdrawn', words: erasureWithdrawnWords(wordsOf(context.person, null)) };
  for (const to of await readResponsible(db, context.person)) await sendTo(db, context, to, letter, id);
}
