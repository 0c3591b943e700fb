import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { FilePurpose } from '../../platform/database/schema';
import { assertAccess, participant } from '../../platform/http/access';
import { failure } from '../../platform/http/failure';
import type { Person } from '../../platform/sessions/person';
import { maySee } from './file-access';

const beforeTerms: readonly FilePurpose[] = ['avatar', 'logo', 'banner'];

/** The file, for those whom something that they may see leads to it; for everyone else it does not exist. */
export async function visibleFile(db: Db, person: Person, fileId: string, now: DateTime<true>) {
  const at = now.toJSDate();
  const file = await db
    .selectFrom('files')
    .where('id', '=', fileId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .select(['id', 'owner_id', 'purpose', 'original_name', 'extension', 'content_type', 'sha256', 'created_at'])
    .executeTakeFirst();
  // The pages around the terms show the organisation's colours already; everything else waits.
  if (!file || !beforeTerms.includes(file.purpose)) assertAccess(participant, person);
  if (!file || !(await maySee(db, person, file, at))) throw failure('notFound');
  return file;
}
