import { durations, ownLimits } from '@passerelle/shared/contract/limits';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DateTime } from 'luxon';
import type { Clock } from '../clock';
import type { Db } from '../database/connection';
import { failure } from '../failure';
import { logSession } from './security-events';
import { previewIn } from '../previews/preview-in';
import { inPreview, latestMigration } from '../previews/preview-schema';
import { networkOf } from '../source';
import { type OnConnection, recordActivity } from './activity';
import { assertFactor } from './assert-factor';
import { clearCookie, hasOldCookie, readSessionCookie, writeCookie } from './cookie';
import { findActor } from './find-actor';
import { findPerson } from './find-person';
import { endExpiredLogAs } from './log-as';
import { hashOf, looksLikeToken, newToken } from './secrets';
import type { Person } from './person';

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The throw-away participant of a preview, for the author who opened it; 404 for every other person. */
async function previewPerson(db: Db, author: Person, previewId: string): Promise<Person> {
  assertFactor(author);
  const found =
    uuidPattern.test(previewId) &&
    author.acceptedTerms &&
    author.impersonatorId === null &&
    allows(author.permissions, 'library', 'w')
      ? await db
          .selectFrom('previews')
          .where('id', '=', previewId)
          .where('author_id', '=', author.id)
          .where('migration', '=', latestMigration())
          .select(['id', 'user_id'])
          .executeTakeFirst()
      : undefined;
  const participant = found && (await inPreview(db, found.id, (inside) => findActor(inside, found.user_id)));
  if (!found || !participant) throw failure('notFound');
  return { ...participant, sessionId: author.sessionId, preview: found.id };
}

export interface Sessions {
  /** Records the call as activity of the user, unless `isActivity` is false. */
  personOf(request: FastifyRequest, asked?: { isActivity: boolean }): Promise<Person | undefined>;
  /** Gives a browser with the old cookie over https the same session under the new name. */
  renameCookie(request: FastifyRequest, reply: FastifyReply): void;
  start(db: Db, userId: string, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  end(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** A new token for an existing session; `handOver` sends it to the browser, after the commit. */
  renew(db: Db, sessionId: string): Promise<string>;
  handOver(token: string, request: FastifyRequest, reply: FastifyReply): void;
  /** Ends every session of a user except one, and every pending sign-in. */
  endOthers(db: Db, userId: string, kept?: string): Promise<void>;
}

interface SessionOptions {
  db: Db;
  clock: Clock;
  /** True if the site uses https; a request over https is enough. */
  isSecure: boolean;
  onConnection?: OnConnection;
}

const expiry = (now: DateTime<true>): Date => now.plus({ days: durations.sessionDays }).toJSDate();

/** Beyond a number of sessions the oldest are ended. */
async function endOldest(db: Db, userId: string): Promise<void> {
  const surplus = db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(ownLimits.sessions)
    .select('id');
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', 'in', surplus).execute();
}

const nothingElse: OnConnection = () => Promise.resolve();

export function createSessions({ db: pool, clock, isSecure, onConnection = nothingElse }: SessionOptions): Sessions {
  const secureFor = (request: FastifyRequest): boolean => isSecure || request.protocol === 'https';

  const tokenOf = (request: FastifyRequest) => readSessionCookie(request, secureFor(request));

  return {
    async personOf(request, { isActivity } = { isActivity: true }) {
      const token = tokenOf(request);
      if (!looksLikeToken(token)) return undefined;
      const now = clock.now();
      const find = () => findPerson(pool, hashOf(token), now.toJSDate());
      let found = await find();
      if (found?.isLogAsOver) {
        await endExpiredLogAs(pool, found.person.sessionId, { request, now });
        found = await find();
      }
      if (!found || found.isLogAsOver) return undefined;
      const preview = previewIn(request);
      if (preview !== undefined) return previewPerson(pool, found.person, preview);
      // Impersonation is no activity, of either user.
      if (found.person.impersonatorId !== null) return found.person;
      const network = networkOf(request.ip);
      if (isActivity) await recordActivity(pool, found, now, { expiresAt: expiry(now), network, onConnection });
      return found.person;
    },

    renameCookie(request, reply) {
      const token = tokenOf(request);
      if (hasOldCookie(request, secureFor(request)) && looksLikeToken(token)) writeCookie(request, reply, token, true);
    },

    async start(db, userId, request, reply) {
      const now = clock.now();
      const token = newToken();
      await db
        .insertInto('sessions')
        .values({
          token_hash: hashOf(token),
          user_id: userId,
          user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
          network: networkOf(request.ip),
          created_at: now.toJSDate(),
          // Earlier than any activity, so that the first call opens a connection.
          last_used_at: new Date(0),
          expires_at: expiry(now),
        })
        .execute();
      await endOldest(db, userId);
      writeCookie(request, reply, token, secureFor(request));
      logSession(request, 'session.started', userId);
    },

    async end(db, request, reply) {
      const token = tokenOf(request);
      if (looksLikeToken(token)) {
        const ended = db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).returning('user_id');
        const session = await ended.executeTakeFirst();
        if (session) logSession(request, 'session.ended', session.user_id);
      }
      clearCookie(request, reply, secureFor(request));
    },

    async renew(db, sessionId) {
      const token = newToken();
      await db
        .updateTable('sessions')
        .set({ token_hash: hashOf(token) })
        .where('id', '=', sessionId)
        .execute();
      return token;
    },

    handOver: (token, request, reply) => writeCookie(request, reply, token, secureFor(request)),

    async endOthers(db, userId, kept) {
      const others = db
        .deleteFrom('sessions')
        .where((eb) => eb.or([eb('user_id', '=', userId), eb('impersonator_id', '=', userId)]));
      await (kept === undefined ? others : others.where('id', '<>', kept)).execute();
      await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
    },
  };
}
