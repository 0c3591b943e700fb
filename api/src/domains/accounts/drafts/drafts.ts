import { isDeepStrictEqual } from 'node:util';
import type { DateTime } from 'luxon';
import type { Draft, DraftBody } from '@passerelle/shared/contract';
import { limits, ownLimits } from '@passerelle/shared/contract/limits';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';

/** True if a value is nested deeper than `depth`; without recursion, as the depth is the sender's choice. */
function isTooDeep(value: unknown, depth: number): boolean {
  const left = [{ value, level: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.level > depth) return true;
    for (const inner of Object.values(next.value)) left.push({ value: inner, level: next.level + 1 });
  }
  return false;
}

interface Place {
  userId: string;
  key: string;
}

/** No form is nested deeper, and JSON and the database have a depth limit. */
const DEPTH = 20;

function assertContent(content: object): string {
  if (isTooDeep(content, DEPTH)) throw failure('invalid', { fields: { content: 'format' } });
  const text = JSON.stringify(content);
  if (Buffer.byteLength(text) > limits.draftBytes) throw failure('tooLarge', { fields: { content: 'tooLong' } });
  return text;
}

const createDraft = (db: Db, { userId, key }: Place, content: string, at: Date) =>
  db
    .insertInto('drafts')
    .values({ user_id: userId, key, content, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();

const updateVersion = (db: Db, { userId, key }: Place, content: string, version: number, at: Date) =>
  db
    .updateTable('drafts')
    .set({ content, version: version + 1, updated_at: at })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();

/** Deletes the oldest drafts beyond the limit, which is more than a person has open. */
async function makeRoom(db: Db, userId: string): Promise<void> {
  const surplus = db
    .selectFrom('drafts')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('key')
    .offset(ownLimits.drafts)
    .select('key');
  await db.deleteFrom('drafts').where('user_id', '=', userId).where('key', 'in', surplus).execute();
}

/**
 * Saves a draft for a caller who has read the present version. Repeated content is no conflict: the first answer may
 * have been lost.
 */
export async function saveDraft(db: Db, place: Place, body: DraftBody, now: DateTime<true>): Promise<Draft> {
  const { userId, key } = place;
  const content = assertContent(body.content);
  const at = now.toJSDate();
  const saved =
    body.version === 0
      ? await createDraft(db, place, content, at)
      : await updateVersion(db, place, content, body.version, at);
  const draft = await readDraft(db, userId, key);
  if (!saved && !isDeepStrictEqual(draft.content, JSON.parse(content))) {
    throw failure('conflict', { message: 'draftChanged' });
  }
  if (saved && body.version === 0) await makeRoom(db, userId);
  return draft;
}

/** A person's own draft; a missing one is no error, since every form asks. */
export async function readDraft(db: Db, userId: string, key: string): Promise<Draft> {
  const row = await db
    .selectFrom('drafts')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .select(['content', 'version', 'updated_at'])
    .executeTakeFirst();
  if (!row) return { content: null, version: 0, updatedAt: null };
  return { content: row.content, version: row.version, updatedAt: row.updated_at.toISOString() };
}

/** A sent or discarded form has no draft; deleting a missing one succeeds. */
export async function eraseDraft(db: Db, userId: string, key: string): Promise<void> {
  await db.deleteFrom('drafts').where('user_id', '=', userId).where('key', '=', key).execute();
}
