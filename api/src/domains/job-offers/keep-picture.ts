import type { DateTime } from 'luxon';
import { fileLimits, limits } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { FileStore } from '../../platform/files/file-store';
import { givenFileName } from '../../platform/files/given-file-name';
import { cleanPicture } from '../../platform/files/pictures/clean-picture';
import { pictureKind } from '../../platform/files/pictures/picture-kind';
import { failure } from '../../platform/http/failure';
import type { ReceivedFile } from '../../platform/http/received-files';
import { countTry, type Limit } from '../../platform/rate-limits';

interface Keeping {
  files: FileStore;
  now: DateTime<true>;
}

/** More than anyone chooses by hand; each costs the server some work. */
const tries: Limit = { tries: 60, within: 15 * 60 };

/** Ahead of the transaction, since it takes a while: refuses what is no picture, and leaves of the others what can be seen. */
export async function cleanPictures(
  db: Db,
  userId: string,
  received: readonly ReceivedFile[],
  now: DateTime<true>,
): Promise<void> {
  for (const picture of received) {
    if (picture.size > fileLimits.jobOfferImage.bytes) {
      throw failure('tooLarge', { fields: { [picture.field]: 'tooLarge' } });
    }
    const { extension } = await pictureKind(picture);
    await countTry(db, `picture:${userId}`, tries, now);
    await cleanPicture(picture, extension);
  }
}

/** The id of the file that a picture becomes. */
export async function keepPicture(
  db: Db,
  userId: string,
  received: ReceivedFile,
  { files, now }: Keeping,
): Promise<string> {
  const { extension, contentType } = await pictureKind(received);
  const { sha256, size } = await files.keep(received.path);
  const { id } = await db
    .insertInto('files')
    .values({
      ...{
        owner_id: userId,
        purpose: 'jobOffer',
        original_name: givenFileName(received.name, limits.titleLength),
        extension,
        size,
        sha256,
      },
      ...{ content_type: contentType, created_at: now.toJSDate() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
