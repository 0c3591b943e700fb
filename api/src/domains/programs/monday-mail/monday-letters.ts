import type { Locale } from '@passerelle/shared/contract';
import { queryString } from '@passerelle/shared/contract/rules/common/paths';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { Config } from '../../../platform/config';
import type { Mail } from '../../../platform/mail/mailer';
import { findActor } from '../../../platform/sessions/find-actor';
import { inLocale, textLocaleOf } from '../../../platform/text/text';
import { writtenDates } from '../../../platform/text/written-dates';
import { type Addressee, addresseeOf, addressees } from '../../mail/addressee';
import { type MailText, writeMail } from '../../mail/write-mail';
import { countOwnPeople } from '../../reporting/contributors/count-own-people';
import { followerText, weekText } from './monday-texts';
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

interface Letter {
  text: MailText;
  path: string;
}

function weekLetter({ tasks, meeting }: Week, locale: Locale, now: DateTime<true>): Letter {
  const { homeDay, time } = writtenDates(locale, now);
  const language = textLocaleOf(locale);
  const names = tasks.map((name) => inLocale(name, language));
  const next = meeting && { title: meeting.title, day: homeDay(meeting.date), time: time(meeting.date) };
  return { text: weekText({ tasks: names, meeting: next }, locale), path: '/' };
}

const ownPeoplePath = `/client/users${queryString({ own: 'yes', role: 'user' })}`;

/** Counts only, of the people whom staff follow and may see today; none where there is nothing to count. */
async function followerLetter(db: Db, id: string, now: DateTime<true>): Promise<Letter | undefined> {
  const person = await findActor(db, id);
  if (!person || !allows(person.permissions, 'users', 'r')) return undefined;
  const figures = await countOwnPeople(db, person, now);
  if (Object.values(figures).every((count) => count === 0)) return undefined;
  return { text: followerText(figures), path: ownPeoplePath };
}

const mailOf = (to: Addressee, { text, path }: Letter, { monday }: Part, publicUrl: string): Mail => ({
  ...writeMail({
    kind: 'monday',
    to,
    words: text,
    path,
    stopPath: '/account#reminders',
    publicUrl,
  }),
  dedupeKey: `monday:${to.id}:${monday}`,
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
    const to = addresseeOf(row);
    const week = weeks.get(row.id);
    const letter =
      row.role === 'user' ? week && weekLetter(week, to.locale, now) : await followerLetter(db, row.id, now);
    if (letter) mails.push(mailOf(to, letter, part, publicUrl));
  }
  return { mails, next: people.length < BATCH ? null : (people.at(-1)?.id ?? null) };
}
