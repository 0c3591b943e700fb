import type { BulkSkip } from '@passerelle/shared/contract';
import { durations, limits } from '@passerelle/shared/contract/limits';
import { DateTime } from 'luxon';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import { addTries } from '../../../platform/limits/rate-limits';
import { issueLinkTokens } from '../../accounts/link-tokens';
import { addresseeOf, addressees } from '../../mail/addressee';
import { writeMail } from '../../mail/write-mail';
import { type Batch, lockPeople, missingReasons, type Outcomes } from './batch-people';
import { openedTexts, unopenedTexts } from './news-letter';

/** Separate from the limit of invitations. */
const perSender = { tries: limits.bulkWelcomesPerHour, within: 60 * 60 };

type Locked = Awaited<ReturnType<typeof lockPeople>>[number];

/** The reason to skip a person: a request would be inappropriate, or was sent a few days ago. */
function skipOf(person: Locked, now: DateTime<true>): BulkSkip | null {
  const { role, program_status, program_paused_until, setup_at, invited_at, news_asked_at } = person;
  const time = (at: Date | string) => DateTime.fromJSDate(new Date(at));
  if (role !== 'user') return 'notParticipant';
  if (program_status === 'closed') return 'programOver';
  if (program_paused_until !== null && time(program_paused_until) >= now) return 'paused';
  if (setup_at === null && invited_at === null) return 'notInvited';
  if (news_asked_at !== null && time(news_asked_at).plus({ days: durations.newsDays }) > now) return 'recentlySent';
  return null;
}

/** A mail to each eligible person; with a new link for those who never opened their account. */
export async function askNews(batch: Batch, ids: readonly string[]): Promise<Outcomes> {
  const { db, person, services, now } = batch;
  const people = await lockPeople(db, person, ids);
  const outcomes = new Map<string, BulkSkip | null>(await missingReasons(db, ids, people));
  for (const one of people) outcomes.set(one.id, skipOf(one, now));
  const due = people.filter(({ id }) => outcomes.get(id) === null);
  if (due.length === 0) return outcomes;
  const { hits } = await addTries(db, `news:bulk:${person.id}`, perSender, now, due.length);
  const room = Math.max(0, perSender.tries - (hits - due.length));
  for (const { id } of due.slice(room)) outcomes.set(id, 'hourlyLimit');
  const allowed = due.slice(0, room).map(({ id }) => id);
  if (allowed.length === 0) return outcomes;
  const unopened = due.flatMap(({ id, setup_at }) => (setup_at === null && allowed.includes(id) ? id : []));
  const tokens =
    unopened.length > 0 ? await issueLinkTokens(db, unopened, 'invitation', now) : new Map<string, string>();
  const rows = await addressees(db).where('users.id', 'in', allowed).execute();
  const mails = rows.map((row) => {
    const token = tokens.get(row.id);
    return writeMail({
      kind: 'askNews',
      to: addresseeOf(row),
      words: token === undefined ? openedTexts : unopenedTexts,
      path: token === undefined ? '/home' : `/reset-password?token=${token}&firstSetup=true`,
      publicUrl: services.config.publicUrl,
    });
  });
  await services.mailer.send(db, mails, now);
  const at = now.toJSDate();
  await db.updateTable('users').set({ news_asked_at: at }).where('id', 'in', allowed).execute();
  for (const organizationId of new Set(due.map(({ organization_id }) => organization_id))) {
    const subjectIds = due
      .filter(({ id, organization_id }) => organization_id === organizationId && allowed.includes(id))
      .map(({ id }) => id);
    if (subjectIds.length > 0) {
      await writeAuditEntry(batch, { action: 'user.newsAsked', subjectKind: 'user', subjectIds, organizationId });
    }
  }
  return outcomes;
}
