import type { JobOfferBody } from '@passerelle/shared/contract';
import { fileLimits, limits } from '@passerelle/shared/contract/limits';
import type { Insertable } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import type { FileStore } from '../../platform/files/file-store';
import { givenFileName, type ReceivedFile } from '../../platform/files/received-file';
import { cleanPicture } from '../../platform/files/pictures/clean-picture';
import { pictureKind } from '../../platform/files/pictures/picture-kind';
import { givenText } from '../../platform/text/text';
import { failure } from '../../platform/failure';
import { countTry, type Limit } from '../../platform/limits/rate-limits';

interface Pictures {
  documents: JobOfferBody['documents'];
  received: readonly ReceivedFile[];
  files: FileStore;
  now: DateTime<true>;
}

/** The list as sent by the form: items with an id stay, those with a file are new, others are deleted. */
export async function savePictures(db: Db, userId: string, jobOfferId: string, pictures: Pictures): Promise<void> {
  const { documents, received } = pictures;
  if (documents === undefined && received.length === 0) return;
  const known = await db
    .selectFrom('job_offer_documents')
    .where('job_offer_id', '=', jobOfferId)
    .select(['id', 'file_id'])
    .execute();
  const placedFiles = placeFiles(received);
  const places = [...new Set([...(documents ?? []).keys(), ...placedFiles.keys()])].sort((a, b) => a - b);
  if (places.length > limits.documentsPerOffer) throw failure('invalid', { fields: { documents: 'tooMany' } });
  const rows: Insertable<Database['job_offer_documents']>[] = [];
  for (const [position, place] of places.entries()) {
    const document = documents?.[place];
    const file = placedFiles.get(place);
    const existing = known.find(({ id }) => id === document?.id);
    if (document?.id !== undefined && !existing)
      throw failure('invalid', { fields: { [`documents.${place}.id`]: 'unknown' } });
    if (existing && rows.some(({ id }) => id === existing.id))
      throw failure('invalid', { fields: { [`documents.${place}.id`]: 'duplicate' } });
    if (!existing && !file) throw failure('invalid', { fields: { [`documents.${place}.file`]: 'required' } });
    const fileId = file ? await storePicture(db, userId, file, pictures) : (existing?.file_id ?? '');
    const description = givenText(document?.description);
    rows.push({
      ...(existing && { id: existing.id }),
      job_offer_id: jobOfferId,
      file_id: fileId,
      position,
      description,
    });
  }
  await db.deleteFrom('job_offer_documents').where('job_offer_id', '=', jobOfferId).execute();
  if (rows.length > 0) await db.insertInto('job_offer_documents').values(rows).execute();
  const left = known.map(({ file_id }) => file_id).filter((id) => !rows.some(({ file_id }) => file_id === id));
  if (left.length === 0) return;
  await db.updateTable('files').set({ deleted_at: pictures.now.toJSDate() }).where('id', 'in', left).execute();
}

const fieldForm = /^documents(?:\.(\d{1,4})(?:\.file)?)?$/;

/** By position, `documents.1.file`; plain `documents` take the free positions. */
export function placeFiles(received: readonly ReceivedFile[]): ReadonlyMap<number, ReceivedFile> {
  const files = new Map<number, ReceivedFile>();
  const place = (at: number, file: ReceivedFile): void => {
    if (files.has(at)) throw failure('invalid', { fields: { [file.field]: 'duplicate' } });
    files.set(at, file);
  };
  const anywhere: ReceivedFile[] = [];
  for (const file of received) {
    const form = fieldForm.exec(file.field);
    if (!form) throw failure('invalid', { fields: { [file.field]: 'unknown' } });
    if (form[1] === undefined) anywhere.push(file);
    else place(Number(form[1]), file);
  }
  for (const file of anywhere) {
    let at = 0;
    while (files.has(at)) at += 1;
    place(at, file);
  }
  return files;
}

interface StoreContext {
  files: FileStore;
  now: DateTime<true>;
}

/** More than manual use needs; each has a cost for the server. */
const tries: Limit = { tries: 60, within: 15 * 60 };

/** Before the transaction, since it takes a while: refuses invalid pictures, and re-encodes the others. */
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

/** The file id of a stored picture. */
export async function storePicture(
  db: Db,
  userId: string,
  received: ReceivedFile,
  { files, now }: StoreContext,
): Promise<string> {
  const { extension, contentType } = await pictureKind(received);
  const { sha256, size } = await files.add(received.path);
  const { id } = await db
    .insertInto('files')
    .values({
      owner_id: userId,
      purpose: 'jobOffer',
      original_name: givenFileName(received.name, limits.titleLength),
      extension,
      size,
      sha256,
      content_type: contentType,
      created_at: now.toJSDate(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
