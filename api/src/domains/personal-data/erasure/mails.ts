import { msg } from '@lingui/core/macro';
import type { Locale } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { Db } from '../../../platform/database/connection';
import type { Context } from '../../../platform/http/routes';
import type { Person } from '../../../platform/sessions/person';
import { type Addressee, addresseeOf, addressees } from '../../mail/addressee';
import { type MailText, writeMail } from '../../mail/write-mail';

interface Asked {
  name: string;
  email: string;
  reason: string | null;
}

/** To the person, since another may have asked in their name. */
const erasureAskedTexts: MailText = {
  subject: msg`Votre demande d’effacement est enregistrée`,
  paragraphs: [
    msg`Vous avez demandé que tout ce que Passerelle garde sur vous soit effacé. Votre entreprise en est informée ; rien n’est encore effacé.`,
    msg`Vous pouvez revenir sur cette demande depuis votre compte tant qu’elle n’est pas traitée, et y télécharger vos données.`,
  ],
  action: msg`Ouvrir mon compte`,
  closing: msg`Si cette demande ne vient pas de vous, retirez-la et changez tout de suite de mot de passe.`,
};

/** To the owners of the organisation. The name is in the body, which is deleted after sending. */
const erasureToDoTexts = ({ name, email, reason }: Asked): MailText => ({
  subject: msg`Une demande d’effacement de données`,
  paragraphs: [
    msg`${name} (${email}) demande que tout ce que Passerelle garde à son sujet soit effacé.`,
    ...(reason === null ? [] : [msg`Son message : ${reason}`]),
    msg`La loi vous donne un mois pour y répondre. Supprimer la personne efface tout ce qu’elle a saisi ; ses licences utilisées et les chiffres de l’entreprise restent, sans son nom.`,
  ],
  action: msg`Voir cette personne`,
  closing: msg`La personne peut retirer sa demande tant qu’elle n’est pas traitée ; vous en seriez alors informé.`,
});

const erasureWithdrawnTexts = ({ name, email }: Asked): MailText => ({
  subject: msg`Une demande d’effacement est retirée`,
  paragraphs: [msg`${name} (${email}) a retiré sa demande d’effacement. Il n’y a plus rien à effacer.`],
  closing: msg`Vous recevez ce message parce que la demande vous avait été envoyée.`,
});

type CallContext = Pick<Context<unknown>, 'person' | 'services' | 'locale' | 'now'>;

export interface ErasureRequest {
  id: string;
  reason: string | null;
}

/** The mail goes to the first of these roles that has a member other than the person. */
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
  words: MailText;
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

const wordsOf = (person: Person, reason: string | null) => ({
  name: fullName(person),
  email: person.email,
  reason,
});

export async function sendErasureRequested(
  db: Db,
  context: CallContext,
  { id, reason }: ErasureRequest,
): Promise<void> {
  const { person, locale } = context;
  const receipt = { kind: 'erasureAsked', words: erasureAskedTexts, path: '/account' };
  await sendTo(db, context, await readSelf(db, person, locale), receipt, id);
  const toDo = {
    kind: 'erasureToDo',
    words: erasureToDoTexts(wordsOf(person, reason)),
    path: `/client/user/${person.id}`,
  };
  for (const to of await readResponsible(db, person)) await sendTo(db, context, to, toDo, id);
}

export async function sendErasureWithdrawn(db: Db, context: CallContext, { id }: ErasureRequest): Promise<void> {
  const letter = { kind: 'erasureWithdrawn', words: erasureWithdrawnTexts(wordsOf(context.person, null)) };
  for (const to of await readResponsible(db, context.person)) await sendTo(db, context, to, letter, id);
}
