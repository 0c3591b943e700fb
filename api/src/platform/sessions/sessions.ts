import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DateTime } from 'luxon';
import { durations } from '@passerelle/shared/contract';
import type { Clock } from '../clock';
import type { Db } from '../database/connection';
import { noteActivity, type OnConnection } from './activity';
import { clearCookie, readCookie, writeCookie } from './cookie';
import { findPerson } from './find-person';
import type { Person } from './person';
import { rolePermissions } from './role-permissions';
import { hashOf, looksLikeToken, newToken } from './token';

export interface Sessions {
  /** Asking is a sign of life of the person, unless it is said that it is none. */
  personOf(request: FastifyRequest, asked?: { isActivity: boolean }): Promise<Person | undefined>;
  start(db: Db, userId: string, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  end(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** A new token for a session that goes on; the person has it once it is handed over, after the commit. */
  renew(db: Db, sessionId: string): Promise<string>;
  handOver(token: string, request: FastifyRequest, reply: FastifyReply): void;
  /** Every session of a person but one: after a password change. */
  endOthers(db: Db, userId: string, kept?: string): Promise<void>;
}

interface SessionOptions {
  db: Db;
  clock: Clock;
  /** Whether the site is reached by https; a request that came by https is enough. */
  isSecure: boolean;
  onConnection?: OnConnection;
}

const expiry = (now: DateTime<true>): Date => now.plus({ days: durations.sessionDays }).toJSDate();

const nothingElse: OnConnection = () => Promise.resolve();

export function createSessions({ db: pool, clock, isSecure, onConnection = nothingElse }: SessionOptions): Sessions {
  const secureFor = (request: FastifyRequest): boolean => isSecure || request.protocol === 'https';
  const permissionsOf = rolePermissions(pool, clock);

  return {
    async personOf(request, { isActivity } = { isActivity: true }) {
      const token = readCookie(request);
      if (!looksLikeToken(token)) return undefined;
      const now = clock.now();
      const found = await findPerson(pool, permissionsOf, hashOf(token), now.toJSDate());
      if (!found) return undefined;
      if (isActivity) await noteActivity(pool, found, now, { expiresAt: expiry(now), onConnection });
      return found.person;
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
          created_at: now.toJSDate(),
          // Earlier than any activity, so that the first call opens a connection.
          last_used_at: new Date(0),
          expires_at: expiry(now),
        })
        .execute();
      writeCookie(reply, token, secureFor(request));
    },

    async end(db, request, reply) {
      const token = readCookie(request);
      if (looksLikeToken(token)) await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
      clearCookie(reply, secureFor(request));
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

    handOver: (token, request, reply) => writeCookie(reply, token, secureFor(request)),

    async endOthers(db, userId, kept) {
      const others = db.deleteFrom('sessions').where('user_id', '=', userId);
      await (kept === undefined ? others : others.where('id', '<>', kept)).execute();
    },
  };
}
