import type { FieldCode, ImportCode, UsersImport } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { transact } from '../../../platform/database/connection';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { commitLines, finishImport, LINES_AT_ONCE } from './advance';
import type { CheckedLine } from './check-rows';
import { mappingFaults } from './map-columns';
import { fromStored } from './columns';
import { saveImport } from './create-import';
import { readPeopleFile } from './read-file';
import { planRows } from './plan-rows';
import { lockImport } from './record';
import { nextLines } from './rows';

/** Maps file errors to form errors, the only ones this answer has. */
const formCodes: Partial<Record<ImportCode, FieldCode>> = {
  serialDate: 'format',
  noSuchDay: 'format',
  lostZero: 'format',
  ambiguous: 'unknown',
  notGrantable: 'notAllowed',
  repeated: 'duplicate',
  notImported: 'unknown',
  circular: 'unknown',
  noSeat: 'notAllowed',
  otherGroups: 'notAllowed',
};

/** Faults beyond this limit are not listed. */
const MOST_FAULTS = 1_000;

const faultsByLine = (lines: readonly CheckedLine[]): Record<string, FieldCode> =>
  Object.fromEntries(
    lines
      .toSorted((one, other) => one.line - other.line)
      .flatMap(({ line, errors }) =>
        errors.map(({ field, code }) => [`users.${line}.${field}`, formCodes[code] ?? (code as FieldCode)] as const),
      )
      .slice(0, MOST_FAULTS),
  );

/**
 * Imports the whole file in one call: all new people, or none. Columns are mapped by title; the import is listed like
 * any other and can be undone.
 */
export async function importInOneRequest(context: Context<Calls['POST /users/import']>): Promise<UsersImport> {
  const { services, person, files, now, request } = context;
  const sent = files['users'] ?? [];
  const table = await readPeopleFile(services.background, sent);
  return transact(services.db, async (db) => {
    const [file] = sent;
    if (!file) throw failure('invalid', { fields: { users: 'required' } });
    await db
      .deleteFrom('user_imports')
      .where('importer_id', '=', person.id)
      .where('file_hash', '=', file.sha256)
      .where('status', 'in', ['mapping', 'ready'])
      .execute();
    const id = await saveImport(db, { person, file, table, now });
    // The same file again: its people exist.
    if (!id) return { created: 0 };
    await db
      .updateTable('user_imports')
      .set({ request_id: request.id, impersonator_id: person.impersonatorId })
      .where('id', '=', id)
      .execute();
    const found = await lockImport(db, id);
    if (!found) throw failure('conflict');
    const faults = mappingFaults(fromStored(found.mapping), found.titles.length);
    if (Object.keys(faults).length > 0) throw failure('invalid', { fields: faults, message: 'importMapping' });
    const step = { db, found, importer: person, services, now };
    await planRows(db, id, fromStored(found.mapping));
    const done: CheckedLine[] = [];
    for (;;) {
      const lines = await nextLines(db, id, 'pending', LINES_AT_ONCE);
      if (lines.length === 0) break;
      done.push(...(await commitLines(step, lines)));
    }
    const fields = faultsByLine(done);
    if (Object.keys(fields).length > 0) throw failure('invalid', { fields, message: 'importRefused' });
    await finishImport(step, 'done');
    return { created: done.filter(({ outcome }) => outcome === 'created').length };
  });
}
