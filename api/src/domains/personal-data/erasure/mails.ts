import type { Locale } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { Db } from '../../../platform/database/connection';
import type { Context } from '../../../platform/http/routes';
import type { Person } from '../../../platform/sessions/person';
import { type Addressee, addresseeOf, addressees } from '../../mail/addressee';
import { type MailTexts, writeMail } from '../../mail/write-mail';

interface Asked {
  name: string;
  email: string;
  reason: string | null;
}

/** To the person, since another may have asked in their name. */
const erasureAskedTexts: MailTexts = {
  fr: {
    subject: 'Votre demande d’effacement est enregistrée',
    paragraphs: [
      'Vous avez demandé que tout ce que Passerelle garde sur vous soit effacé. Votre entreprise en est informée ; rien n’est encore effacé.',
      'Vous pouvez revenir sur cette demande depuis votre compte tant qu’elle n’est pas traitée, et y télécharger vos données.',
    ],
    action: 'Ouvrir mon compte',
    closing: 'Si cette demande ne vient pas de vous, retirez-la et changez tout de suite de mot de passe.',
  },
  en: {
    subject: 'Your erasure request is registered',
    paragraphs: [
      'You have asked for everything that Passerelle keeps about you to be erased. Your company has been told; nothing is erased yet.',
      'You can take this back from your account as long as it is not done, and download your data there.',
    ],
    action: 'Open my account',
    closing: 'If this was not you, take it back and change your password at once.',
  },
};

/** To the owners of the organisation. The name is in the body, which is deleted after sending. */
const erasureToDoTexts = ({ name, email, reason }: Asked): MailTexts => ({
  fr: {
    subject: 'Une demande d’effacement de données',
    paragraphs: [
      `${name} (${email}) demande que tout ce que Passerelle garde à son sujet soit effacé.`,
      ...(reason === null ? [] : [`Son message : ${reason}`]),
      'La loi vous donne un mois pour y répondre. Supprimer la personne efface tout ce qu’elle a saisi ; ses licences utilisées et les chiffres de l’entreprise restent, sans son nom.',
    ],
    action: 'Voir cette personne',
    closing: 'La personne peut retirer sa demande tant qu’elle n’est pas traitée ; vous en seriez alors informé.',
  },
  en: {
    subject: 'A request to erase data',
    paragraphs: [
      `${name} (${email}) asks for everything that Passerelle keeps about them to be erased.`,
      ...(reason === null ? [] : [`Their message: ${reason}`]),
      'The law gives you one month to answer. Deleting the person erases all that they entered; the licences they used and the company’s figures stay, without their name.',
    ],
    action: 'See this person',
    closing: 'The person can take the request back as long as it is not done; you would then be told.',
  },
});

const erasureWithdrawnTexts = ({ name, email }: Asked): MailTexts => ({
  fr: {
    subject: 'Une demande d’effacement est retirée',
    paragraphs: [`${name} (${email}) a retiré sa demande d’effacement. Il n’y a plus rien à effacer.`],
    closing: 'Vous recevez ce message parce que la demande vous avait été envoyée.',
  },
  en: {
    subject: 'A request to erase data was taken back',
    paragraphs: [`${name} (${email}) has taken back the request to be erased. There is nothing to erase any more.`],
    closing: 'You receive this message because the request was sent to you.',
  },
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
  words: MailTexts;
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
