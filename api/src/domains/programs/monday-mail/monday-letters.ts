import type { TextLocale } from '@passerelle/shared/contract';
import { queryString } from '@passerelle/shared/contract/rules/common/paths';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { Config } from '../../../platform/config';
import type { Mail } from '../../../platform/mail/mailer';
import { findActor } from '../../../platform/sessions/find-actor';
import { inLocale } from '../../../platform/text/text';
import { addresseeOf, type AddresseeRow, addressees } from '../../mail/addressee';
import { type MailText, writeMail } from '../../mail/write-mail';
import { type DateTexts, phrasesIn } from '../../notifications/phrases';
import { enDates } from '../../notifications/texts-en';
import { frDates } from '../../notifications/texts-fr';
import { countOwnPeople } from '../../reporting/contributors/count-own-people';
import type { MondayTexts } from './texts';
import { enMonday } from './texts-en';
import { frMonday } from './texts-fr';
import { type Week, weeksOfParticipants } from './weeks-of-participants';

/** A part of the people of an organisation, in the order of their ids. */
export interface Part {
  organizationId: string;
  /** A day, as `mondayDue` says it. */
  monday: string;
  after: string | null;
  /** One person alone. */
  only?: string;
}

/** People of one job: staff cost two statements each. */
export const BATCH = 100;

/** People with an opened account who have not opted out. */
const readPart = (db: Db, { organizationId, after, only }: Part) =>
  addressees(db)
    .where('users.organization_id', '=', organizationId)
    .where('users.setup_at', 'is not', null)
    .where('users.wants_monday_mail', '=', true)
    .$if(after !== null, (people) => people.where('users.id', '>', after))
    .$call((people) => (only === undefined ? people : people.where('users.id', '=', only)))
    .select('users.role')
    .orderBy('users.id')
    .limit(BATCH)
    .execute();

type Recipient = AddresseeRow & { role: string };

const languages: Record<TextLocale, { texts: MondayTexts; dates: DateTexts }> = {
  fr: { texts: frMonday, dates: frDates },
  en: { texts: enMonday, dates: enDates },
};

interface Letter {
  text: (language: TextLocale) => MailText;
  path: string;
}

const weekLetter = ({ tasks, meeting }: Week, now: DateTime<true>): Letter => ({
  text: (language) => {
    const { texts, dates } = languages[language];
    return texts.participant({
      tasks: tasks.map((name) => inLocale(name, language)),
      meeting: meeting && { title: meeting.title, when: phrasesIn(dates, now).dated(meeting.date) },
    });
  },
  path: '/',
});

const ownPeoplePath = `/client/users${queryString({ own: 'yes', role: 'user' })}`;

/** Counts only, of the people whom staff follow and may see today; none where there is nothing to count. */
async function followerLetter(db: Db, id: string, now: DateTime<true>): Promise<Letter | undefined> {
  const person = await findActor(db, id);
  if (!person || !allows(person.permissions, 'users', 'r')) return undefined;
  const figures = await countOwnPeople(db, person, now);
  if (Object.values(figures).every((count) => count === 0)) return undefined;
  return { text: (language) => languages[language].texts.follower(figures), path: ownPeoplePath };
}

const mailOf = (row: Recipient, { text, path }: Letter, { monday }: Part, publicUrl: string): Mail => ({
  ...writeMail({
    kind: 'monday',
    to: addresseeOf(row),
    words: { fr: text('fr'), en: text('en') },
    path,
    stopPath: '/account#reminders',
    publicUrl,
  }),
  dedupeKey: `monday:${row.id}:${monday}`,
});

/** The mails of a part, and the id that the next part follows; null after the last one. */
export async function mondayMails(
  db: Db,
  part: Part,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  now: DateTime<true>,
): Promise<{ mails: Mail[]; next: string | null }> {
  const people = await readPart(db, part);
  const participants = people.filter(({ role }) => role === 'user').map(({ id }) => id);
  const weeks = await weeksOfParticipants(db, participants, part.monday, now);
  const mails: Mail[] = [];
  for (const row of people) {
    const week = weeks.get(row.id);
    const letter = row.role === 'user' ? week && weekLetter(week, now) : await followerLetter(db, row.id, now);
    if (letter) mails.push(mailOf(row, letter, part, publicUrl));
  }
  return { mails, next: people.length < BATCH ? null : (people.at(-1)?.id ?? null) };
}
