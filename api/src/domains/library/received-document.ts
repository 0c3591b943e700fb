import type { DateTime } from 'luxon';
import { fileLimits, limits } from '@passerelle/shared/contract/limits';
import type { Db } from '../../platform/database/connection';
import { extensionOfName, givenFileName, type ReceivedFile, isOfExtension } from '../../platform/files/received-file';
import { cleanPicture, isPictureExtension } from '../../platform/files/pictures/clean-picture';
import { failure } from '../../platform/failure';
import { countTry, type Limit } from '../../platform/limits/rate-limits';

const accepted: readonly string[] = fileLimits.document.extensions;

export interface ReceivedDocument {
  path: string;
  size: number;
  /** The stored type, and download name. */
  name: string;
  extension: string;
}

function onlyOne(received: readonly ReceivedFile[]): ReceivedFile {
  const [file] = received;
  if (!file) throw failure('invalid', { fields: { document: 'required' } });
  if (received.length > 1) throw failure('invalid', { fields: { document: 'tooMany' } });
  if (file.field !== 'document') throw failure('invalid', { fields: { [file.field]: 'unknown' } });
  return file;
}

/** The uploaded file, if its name and its bytes agree and it is not executable. */
export async function receivedDocument(received: readonly ReceivedFile[] = []): Promise<ReceivedDocument> {
  const { path, name: given, size } = onlyOne(received);
  if (size === 0) throw failure('invalid', { fields: { document: 'tooSmall' } });
  if (size > fileLimits.document.bytes) throw failure('tooLarge', { fields: { document: 'tooLarge' } });
  const name = givenFileName(given, limits.titleLength);
  const extension = extensionOfName(name);
  if (!accepted.includes(extension) || !(await isOfExtension(path, extension))) {
    throw failure('wrongType', { message: 'documentType', fields: { document: 'notAllowed' } });
  }
  return { path, size, name, extension };
}

/** More than manual use needs; each has a cost for the server. */
const tries: Limit = { tries: 60, within: 15 * 60 };

interface Sender {
  db: Db;
  userId: string;
  now: DateTime<true>;
}

/** Before the transaction, since it takes a while: re-encodes pictures; other files stay as they are. */
export async function cleanDocument(
  received: readonly ReceivedFile[] = [],
  { db, userId, now }: Sender,
): Promise<void> {
  const { extension } = await receivedDocument(received);
  if (!isPictureExtension(extension)) return;
  await countTry(db, `picture:${userId}`, tries, now);
  await cleanPicture(onlyOne(received), extension);
}
