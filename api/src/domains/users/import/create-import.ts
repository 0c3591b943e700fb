import type { UserImport } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { DateTime } from 'luxon';
import { type Db, transact } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import { givenFileName, type ReceivedFile } from '../../../platform/files/received-file';
import type { Context } from '../../../platform/http/routes';
import type { Person } from '../../../platform/sessions/person';
import { readMapping, toStored } from './columns';
import { type FileTable, readPeopleFile } from './read-file';
import { readImport } from './record';
import { saveRows } from './rows';

/** The existing import of this file by this user, if there is one. */
const findSame = (db: Db, person: Person, sha256: string) =>
  db
    .selectFrom('user_imports')
    .where('importer_id', '=', person.id)
    .where('organization_id', '=', person.organizationId)
    .where('file_hash', '=', sha256)
    .where('status', '<>', 'undone')
    .select(['id', 'status'])
    .executeTakeFirst();

export interface NewImport {
  person: Person;
  file: ReceivedFile;
  table: FileTable;
  now: DateTime<true>;
}

/** Stores a file's rows and its mapping. Of two parallel calls with the same file, one does. */
export async function saveImport(db: Db, { person, file, table, now }: NewImport): Promise<string | undefined> {
  const mapping = await readMapping(db, person.organizationId, table.titles);
  const saved = await db
    .insertInto('user_imports')
    .values({
      organization_id: person.organizationId,
      importer_id: person.id,
      file_hash: file.sha256,
      file_name: givenFileName(file.name, limits.nameLength),
      format: table.format,
      encoding: table.encoding,
      separator: table.separator,
      sheet: table.sheet,
      status: 'mapping',
      titles: table.titles,
      mapping: toStored(mapping),
      created_at: now.toJSDate(),
    })
    .onConflict((conflict) =>
      conflict.columns(['importer_id', 'file_hash']).where('status', '<>', 'undone').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (saved) await saveRows(db, saved.id, table.rows);
  return saved?.id;
}

/** The same file of the same user is the same import, in any state. */
export async function createImport(context: Context<Calls['POST /users/imports']>): Promise<UserImport> {
  const { services, person, files, now } = context;
  const sent = files['users'] ?? [];
  const [file] = sent;
  const there = file && sent.length === 1 ? await findSame(services.db, person, file.sha256) : undefined;
  if (there) return readImport(services.db, person, there.id, context);
  const table = await readPeopleFile(services.background, sent);
  return transact(services.db, async (db) => {
    if (!file) throw failure('invalid', { fields: { users: 'required' } });
    const id = (await saveImport(db, { person, file, table, now })) ?? (await findSame(db, person, file.sha256))?.id;
    if (!id) throw failure('conflict');
    return readImport(db, person, id, context);
  });
}
