import { byteOrderMark } from '@passerelle/shared/contract/rules/common/csv';
import { createPacer } from '../../../platform/database/in-batches';
import type { Db } from '../../../platform/database/connection';
import { csvLines } from '../../../platform/spreadsheet/write-csv';
import type { Person } from '../../../platform/sessions/person';
import { findVisibleImport } from './record';
import type { MadeFile } from './template';

const BATCH = 1_000;

/** The refused rows as uploaded, in order: once repaired, the file imports exactly the rest. */
export async function refusedFile(db: Db, person: Person, importId: string): Promise<MadeFile> {
  const found = await findVisibleImport(db, person, importId);
  const separator = found.separator === ',' ? ',' : ';';
  async function* lines(): AsyncGenerator<string> {
    const rest = createPacer();
    yield byteOrderMark + csvLines([found.titles], separator);
    let last = 0;
    for (;;) {
      const rows = await db
        .selectFrom('user_import_rows')
        .where('import_id', '=', found.id)
        .where('outcome', '=', 'refused')
        .where('line', '>', last)
        .select(['line', 'cells'])
        .orderBy('line')
        .limit(BATCH)
        .execute();
      if (rows.length === 0) return;
      last = rows.at(-1)?.line ?? last;
      yield csvLines(
        rows.map(({ cells }) => cells),
        separator,
      );
      await rest();
    }
  }
  const stem = found.file_name.replace(/\.\w+$/, '');
  return { name: `${stem}-refus.csv`, contentType: 'text/csv; charset=utf-8', chunks: lines };
}
