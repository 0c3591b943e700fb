import type { ActionType, Locale } from '@passerelle/shared/contract';
import { queryString } from '@passerelle/shared/contract/rules/common/paths';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { Config } from '../../../platform/config';
import type { Mail } from '../../../platform/mail/mailer';
import { findActor } from '../../../platform/sessions/find-actor';
import { inLocale, textLocaleOf } from '../../../platform/text/text';
import { writtenDates } from '../../../platform/text/written-dates';
import { type Addressee, addresseeOf, addressees } from '../../mail/addressee';
import { type MailText, writeMail } from '../../mail/write-mail';
import { countOwnPeople } from '../../reporting/contributors/count-own-people';
import { notPaused } from '../remind-people';
import { followerText, weekText } from './monday-texts';

type Words = Parameters<typeof inLocale>[0];

/** Titles only: no contact, place, note or comment. */
interface Week {
  tasks: Words[];
  meeting: { title: string; date: string } | null;
}

/** A follow-up of one's own. */
const noMeeting: ActionType = 'reminder';

type Row = Week & { user_id: string };

/** Programme weeks begin at midnight UTC: where Monday morning comes before that, the week is the one to come. */
const weekAt = (monday: string, now: DateTime<true>): Date =>
  DateTime.max(now, DateTime.fromISO(monday, { zone: 'utc' })).toJSDate();

/**
 * The open tasks of this week and the next meeting of people whose programme runs, by their id. People with neither are
 * left out, and so are pauses and programmes that ended. A programme may begin
 * before the nightly job has marked it as started.
 */
async function weeksOfParticipants(
  db: Db,
  userIds: readonly string[],
  monday: string,
  now: DateTime<true>,
): Promise<Map<string, Week>> {
  const at = weekAt(monday, now);
  const { rows } = await sql<Row>`
    SELECT followed.user_id, coalesce(open.tasks, '[]') AS tasks, next.meeting
    FROM user_programs AS followed
    LEFT JOIN LATERAL (
      SELECT json_agg(tasks.name ORDER BY given.position, given.id) AS tasks
      FROM user_tasks AS given JOIN tasks ON tasks.id = given.task_id
      WHERE given.user_program_id = followed.id AND given.status IN ('pending', 'started')
        AND given.from_date <= ${at} AND given.valid_until > ${at}
    ) AS open ON true
    LEFT JOIN LATERAL (
      SELECT json_build_object('title', title, 'date', date) AS meeting
      FROM appointments AS planned
      WHERE planned.user_id = followed.user_id AND planned.deleted_at IS NULL AND planned.status = 'pending'
        AND planned.action_type <> ${noMeeting} AND planned.date > ${now.toJSDate()}
      ORDER BY planned.date, planned.id LIMIT 1
    ) AS next ON true
    WHERE followed.user_id = ANY(${[...userIds]}::uuid[]) AND followed.selected AND followed.status <> 'closed'
      AND ${notPaused(at)} AND followed.from_date <= ${at} AND followed.to_date >= ${at}
      AND (open.tasks IS NOT NULL OR next.meeting IS NOT NULL)`.execute(db);
  return new Map(rows.map(({ user_id, tasks, meeting }) => [user_id, { tasks, meeting }]));
}

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
