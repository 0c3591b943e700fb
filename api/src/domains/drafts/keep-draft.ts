import { isDeepStrictEqual } from 'node:util';
import type { DateTime } from 'luxon';
import { limits, ownLimits, type Draft, type DraftBody } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { isTooDeep } from './depth';
import { readDraft } from './read-draft';

interface Place {
  userId: string;
  key: string;
}

/** Nothing in a form is nested deeper, and neither JSON nor the database follows any depth. */
const DEPTH = 20;

function assertKeepable(content: object): string {
  if (isTooDeep(content, DEPTH)) throw failure('invalid', { fields: { content: 'format' } });
  const text = JSON.stringify(content);
  if (Buffer.byteLength(text) > limits.draftBytes) throw failure('tooLarge', { fields: { content: 'tooLong' } });
  return text;
}

const begin = (db: Db, { userId, key }: Place, content: string, at: Date) =>
  db
    .insertInto('drafts')
    .values({ user_id: userId, key, content, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();

const goOn = (db: Db, { userId, key }: Place, content: string, version: number, at: Date) =>
  db
    .updateTable('drafts')
    .set({ content, version: version + 1, updated_at: at })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();

/** So many forms nobody has open: the ones left longest give way. */
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
 * Keeps what was half typed, for whoever has read the version that is there. The same once more, whose first answer was
 * lost, is no conflict.
 */
export async function keepDraft(db: Db, place: Place, body: DraftBody, now: DateTime<true>): Promise<Draft> {
  const { userId, key } = place;
  const content = assertKeepable(body.content);
  const at = now.toJSDate();
  const kept =
    body.version === 0 ? await begin(db, place, content, at) : await goOn(db, place, content, body.version, at);
  const draft = await readDraft(db, userId, key);
  if (!kept && !isDeepStrictEqual(draft.content, JSON.parse(content))) {
    throw failure('conflict', { message: 'draftChanged' });
  }
  if (kept && body.version === 0) await makeRoom(db, userId);
  return draft;
}
