import type { OwnSession, OwnSessions, SessionPlace, Browser, System } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { instant } from '../../../platform/dates';

interface SignedInDevice {
  browser: Browser | null;
  system: System | null;
}

/** The first match wins: browsers also name the ones they imitate. */
const browserMarks: readonly (readonly [RegExp, Browser])[] = [
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)[/ ]/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
];

/** Phones before the systems they are based on; an iPad may claim to be a Mac. */
const systemMarks: readonly (readonly [RegExp, System])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstOf = <T>(marks: readonly (readonly [RegExp, T])[], userAgent: string): T | null =>
  marks.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

/** The device in common words, from the user agent; no more than a hint. */
export const deviceOf = (userAgent: string | null): SignedInDevice => ({
  browser: firstOf(browserMarks, userAgent ?? ''),
  system: firstOf(systemMarks, userAgent ?? ''),
});

type CallContext = Pick<Context<unknown>, 'db' | 'person' | 'request' | 'now' | 'services'>;

/** The server has no geolocation: a place is only the same network or another. */
function placeOf(isCurrent: boolean, network: string | null, present: string | null): SessionPlace {
  if (isCurrent) return 'thisDevice';
  if (network === null || present === null) return 'unknown';
  return network === present ? 'sameNetwork' : 'otherNetwork';
}

/** The person's active sessions, the present one first, then the most recently used. */
export async function readOwnSessions({ db, person, now }: CallContext, present: string | null): Promise<OwnSessions> {
  const rows = await db
    .selectFrom('sessions')
    .where('user_id', '=', person.id)
    .where('impersonator_id', 'is', null)
    .where('expires_at', '>', now.toJSDate())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .select(['id', 'user_agent', 'network', 'created_at', 'last_used_at'])
    .execute();
  const items = rows.map((row): OwnSession => {
    const isCurrent = row.id === person.sessionId;
    return {
      id: row.id,
      isCurrent,
      ...deviceOf(row.user_agent),
      place: placeOf(isCurrent, row.network, present),
      network: row.network,
      startedAt: instant(row.created_at),
      // A session without a call was last used when it began.
      lastUsedAt: instant(row.last_used_at > row.created_at ? row.last_used_at : row.created_at),
    };
  });
  return { items: items.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
}

const record = (context: CallContext): Promise<void> =>
  writeAuditEntry(context, { action: 'user.sessionEnded', subjectKind: 'user', subjectIds: [context.person.id] });

/** Its next call is answered 401. An unknown session, or another person's, is a 404. */
export async function endOwnSession(context: Context<Calls['DELETE /me/sessions/:sessionId']>): Promise<void> {
  const { db, person, params } = context;
  if (params.sessionId === person.sessionId) throw failure('conflict', { message: 'currentSession' });
  const ended = await endSession(db, person.id, params.sessionId);
  if (!ended) throw failure('notFound');
  await record(context);
}

const endSession = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('impersonator_id', 'is', null)
    .returning('id')
    .executeTakeFirst();

export async function endOtherSessions(context: CallContext): Promise<void> {
  await context.services.sessions.endOthers(context.db, context.person.id, context.person.sessionId);
  await record(context);
}
