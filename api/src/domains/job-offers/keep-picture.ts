import { open } from 'node:fs/promises';
import type { DateTime } from 'luxon';
import { fileLimits } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { FileStore } from '../../platform/files/file-store';
import { failure } from '../../platform/http/failure';
import type { ReceivedFile } from '../../platform/http/received-files';

const signatures = [
  { extension: 'jpg', contentType: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { extension: 'png', contentType: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const;

/** The first bytes say what a picture is, whatever its name or its sender say. */
async function kindOf({ path, field }: ReceivedFile) {
  const file = await open(path, 'r');
  try {
    const start = Buffer.alloc(8);
    await file.read(start, 0, 8, 0);
    const kind = signatures.find(({ bytes }) => start.subarray(0, bytes.length).equals(bytes));
    if (!kind) throw failure('wrongType', { fields: { [field]: 'notAllowed' } });
    return kind;
  } finally {
    await file.close();
  }
}

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
  const { extension, contentType } = await kindOf(received);
  const { sha256, size } = await files.keep(received.path);
  const { id } = await db
    .insertInto('files')
    .values({
      ...{ owner_id: userId, purpose: 'jobOffer', original_name: received.name, extension, size, sha256 },
      ...{ content_type: contentType, created_at: now.toJSDate() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
