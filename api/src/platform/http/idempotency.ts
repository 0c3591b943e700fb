import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DateTime } from 'luxon';
import { ownLimits } from '@passerelle/shared/contract/limits';
import type { Db } from '../database/connection';
import { failure } from '../failure';
import type { Route } from './routes';

const KEY_TTL = { hours: 24 };
const MAX_KEY_LENGTH = 200;

interface Attempt {
  db: Db;
  request: FastifyRequest;
  reply: FastifyReply;
  route: Route;
  input: object;
  now: DateTime<true>;
}

/**
 * A POST with an Idempotency-Key that was already answered gets the same answer again, and changes nothing. The key is
 * written in the transaction of its call: a second request waits for the first to commit, and a failed first one stores
 * no key.
 */
export async function withIdempotency(attempt: Attempt, work: () => Promise<unknown>): Promise<unknown> {
  const { db, request, reply, route, now } = attempt;
  const key = request.headers['idempotency-key'];
  const person = request.person;
  if (request.method !== 'POST' || key === undefined || !person) return work();
  if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH) throw failure('invalid');

  const hash = createHash('sha256').update(JSON.stringify(attempt.input)).digest('hex');
  const at = { user_id: person.id, key };
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', person.id)
    .where((eb) => eb.or([eb('expires_at', '<=', now.toJSDate()), eb('key', 'in', surplusKeys(db, person.id))]))
    .execute();
  const taken = await db
    .insertInto('idempotency_keys')
    .values({
      ...at,
      call: route.key,
      request_hash: hash,
      created_at: now.toJSDate(),
      expires_at: now.plus(KEY_TTL).toJSDate(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!taken) return replay(attempt, at, hash);

  const result = await work();
  if (result !== reply) {
    await db
      .updateTable('idempotency_keys')
      .set({ response_status: reply.statusCode, response_body: JSON.stringify(result ?? null) })
      .where('user_id', '=', at.user_id)
      .where('key', '=', at.key)
      .execute();
  }
  return result;
}

/** Each key stores an answer: beyond a number of them the oldest are deleted early. */
const surplusKeys = (db: Db, userId: string) =>
  db
    .selectFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .offset(ownLimits.idempotencyKeys - 1)
    .select('key');

async function replay({ db, route, reply }: Attempt, at: { user_id: string; key: string }, hash: string) {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'request_hash', 'response_status', 'response_body'])
    .where('user_id', '=', at.user_id)
    .where('key', '=', at.key)
    .executeTakeFirst();
  if (!stored || stored.response_body === null) throw failure('conflict');
  if (stored.call !== route.key || stored.request_hash !== hash) throw failure('conflict', { message: 'keyReused' });
  void reply.code(stored.response_status ?? 200);
  return JSON.parse(stored.response_body) as unknown;
}
