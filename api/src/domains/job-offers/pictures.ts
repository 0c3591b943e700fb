import type { Insertable } from 'kysely';
import type { DateTime } from 'luxon';
import { limits, type JobOfferBody } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import type { FileStore } from '../../platform/files/file-store';
import { failure } from '../../platform/http/failure';
import { givenText } from '../../platform/given-text';
import type { ReceivedFile } from '../../platform/http/received-files';
import { keepPicture } from './keep-picture';
import { placed } from './placed-files';

interface Pictures {
  documents: JobOfferBody['documents'];
  received: readonly ReceivedFile[];
  files: FileStore;
  now: DateTime<true>;
}

/** The list as the form sends it: what has an id stays, what comes with a file is new, and the rest goes. */
export async function savePictures(db: Db, userId: string, jobOfferId: string, pictures: Pictures): Promise<void> {
  const { documents, received } = pictures;
  if (documents === undefined && received.length === 0) return;
  const known = await db
    .selectFrom('job_offer_documents')
    .where('job_offer_id', '=', jobOfferId)
    .select(['id', 'file_id'])
    .execute();
  const placedFiles = placed(received);
  const places = [...new Set([...(documents ?? []).keys(), ...placedFiles.keys()])].sort((a, b) => a - b);
  if (places.length > limits.documentsPerOffer) throw failure('invalid', { fields: { documents: 'tooMany' } });
  const rows: Insertable<Database['job_offer_documents']>[] = [];
  for (const [position, place] of places.entries()) {
    const document = documents?.[place];
    const file = placedFiles.get(place);
    const kept = known.find(({ id }) => id === document?.id);
    if (document?.id !== undefined && !kept)
      throw failure('invalid', { fields: { [`documents.${place}.id`]: 'unknown' } });
    if (kept && rows.some(({ id }) => id === kept.id))
      throw failure('invalid', { fields: { [`documents.${place}.id`]: 'duplicate' } });
    if (!kept && !file) throw failure('invalid', { fields: { [`documents.${place}.file`]: 'required' } });
    const fileId = file ? await keepPicture(db, userId, file, pictures) : (kept?.file_id ?? '');
    const description = givenText(document?.description);
    rows.push({ ...(kept && { id: kept.id }), job_offer_id: jobOfferId, file_id: fileId, position, description });
  }
  await db.deleteFrom('job_offer_documents').where('job_offer_id', '=', jobOfferId).execute();
  if (rows.length > 0) await db.insertInto('job_offer_documents').values(rows).execute();
  const left = known.map(({ file_id }) => file_id).filter((id) => !rows.some(({ file_id }) => file_id === id));
  if (left.length === 0) return;
  await db.updateTable('files').set({ deleted_at: pictures.now.toJSDate() }).where('id', 'in', left).execute();
}
