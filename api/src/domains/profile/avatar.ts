import { writeFile } from 'node:fs/promises';
import { fileLimits } from '@passerelle/shared/contract/limits';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { FileStore, StoredFile } from '../../platform/files/file-store';
import { squarePicture } from '../../platform/files/pictures/clean-picture';
import { pictureKind } from '../../platform/files/pictures/picture-kind';
import { failure } from '../../platform/failure';
import type { ReceivedFile } from '../../platform/files/received-file';
import { countTry, type Limit } from '../../platform/limits/rate-limits';

/** Pixels: the largest size on a screen, at twice the resolution. */
const side = 512;
const tries: Limit = { tries: 20, within: 15 * 60 };

export type NewAvatar = StoredFile;

interface Reading {
  db: Db;
  files: FileStore;
  userId: string;
  now: DateTime<true>;
}

function assertOne(received: readonly ReceivedFile[]): asserts received is readonly [ReceivedFile] {
  const [first] = received;
  if (received.length > 1) throw failure('invalid', { fields: { avatar: 'tooMany' } });
  if (first?.field !== 'avatar') throw failure('invalid', { fields: { [first?.field ?? 'avatar']: 'unknown' } });
  if (first.size > fileLimits.avatar.bytes) throw failure('tooLarge', { fields: { avatar: 'tooLarge' } });
}

/** The uploaded picture, converted for display; its bytes are stored, not yet linked to a profile. */
export async function readAvatar(
  received: readonly ReceivedFile[] = [],
  { db, files, userId, now }: Reading,
): Promise<NewAvatar | undefined> {
  if (received.length === 0) return undefined;
  assertOne(received);
  const [picture] = received;
  await pictureKind(picture);
  await countTry(db, `avatar:${userId}`, tries, now);
  const drawn = `${picture.path}.webp`;
  await writeFile(drawn, await squarePicture(picture, side), { flag: 'wx' });
  return files.add(drawn);
}

const presentAvatar = (db: Db, userId: string) =>
  db
    .selectFrom('user_profiles')
    .innerJoin('files', 'files.id', 'user_profiles.avatar_file_id')
    .where('user_profiles.user_id', '=', userId)
    .select(['files.id', 'files.sha256'])
    .executeTakeFirst();

/** Deletes the row and the references to it; the sweep deletes the bytes when no other row has the same. */
export async function removeAvatar(db: Db, userId: string): Promise<void> {
  const present = await presentAvatar(db, userId);
  if (!present) return;
  await db.deleteFrom('files').where('id', '=', present.id).where('owner_id', '=', userId).execute();
  // Another person's file is kept.
  await db.updateTable('user_profiles').set({ avatar_file_id: null }).where('user_id', '=', userId).execute();
}

/** Replaces the previous one; the same again changes nothing. */
export async function saveAvatar(db: Db, userId: string, { sha256, size }: NewAvatar, now: DateTime<true>) {
  if ((await presentAvatar(db, userId))?.sha256 === sha256) return;
  await removeAvatar(db, userId);
  const at = now.toJSDate();
  const { id } = await db
    .insertInto('files')
    .values({
      owner_id: userId,
      purpose: 'avatar',
      original_name: 'avatar.webp',
      extension: 'webp',
      content_type: 'image/webp',
      size,
      sha256,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const columns = { avatar_file_id: id, updated_at: at };
  await db
    .insertInto('user_profiles')
    .values({ ...columns, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}
