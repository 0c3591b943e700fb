import type { DateTime } from 'luxon';
import { fileLimits, limits } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { FileStore } from '../../platform/files/file-store';
import { givenFileName } from '../../platform/files/given-file-name';
import { pictureKind } from '../../platform/files/picture-kind';
import { failure } from '../../platform/http/failure';
import type { ReceivedFile } from '../../platform/http/received-files';

interface Keeping {
  files: FileStore;
  now: DateTime<true>;
}

/** The id of the file that a picture becomes. */
export async function keepPicture(
  db: Db,
  userId: string,
  received: ReceivedFile,
  { files, now }: Keeping,
): Promise<string> {
  if (received.size > fileLimits.jobOfferImage.bytes) {
    throw failure('tooLarge', { fields: { [received.field]: 'tooLarge' } });
  }
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
