import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { Services } from '../../../platform/http/services';
import type { Person } from '../../../platform/sessions/person';
import { insertBulk } from '../bulk/insert-bulk';
import { planBatch } from '../bulk/run-bulk';
import type { ImportRow } from './record';

interface Giving {
  db: Db;
  found: ImportRow;
  importer: Person;
  services: Services;
  now: DateTime<true>;
}

/** Starts a bulk action for each programme and pack of the file, for the people added since the last time. */
export async function givePrograms({ db, found, importer, services, now }: Giving): Promise<void> {
  const waiting = db
    .selectFrom('user_import_rows')
    .where('import_id', '=', found.id)
    .where('outcome', '=', 'created')
    .where('is_written', '=', true)
    .where('bulk_action_id', 'is', null);
  const wanted = await waiting
    .where('program_id', 'is not', null)
    .where('license_pack_id', 'is not', null)
    .groupBy(['program_id', 'license_pack_id'])
    .select(['program_id', 'license_pack_id'])
    .execute();
  const request = { id: found.request_id ?? '' };
  for (const { program_id, license_pack_id } of wanted) {
    const id = await insertBulk(
      { db, person: importer, request, now },
      { kind: 'giveProgram', program_id, license_pack_id },
    );
    const people = waiting
      .where('program_id', '=', program_id)
      .where('license_pack_id', '=', license_pack_id)
      .select(sql<string>`${id}::uuid`.as('bulk_action_id'))
      // As seats were kept for the rows.
      .select(sql<number>`row_number() OVER (ORDER BY turn, line) - 1`.as('position'))
      .select('user_id');
    const added = await db
      .insertInto('bulk_action_people')
      .columns(['bulk_action_id', 'position', 'user_id'])
      .expression(people)
      .executeTakeFirstOrThrow();
    const total = Number(added.numInsertedOrUpdatedRows ?? 0);
    await db.updateTable('bulk_actions').set({ total }).where('id', '=', id).execute();
    await db
      .updateTable('user_import_rows')
      .set({ bulk_action_id: id })
      .where('import_id', '=', found.id)
      .where('outcome', '=', 'created')
      .where('is_written', '=', true)
      .where('bulk_action_id', 'is', null)
      .where('program_id', '=', program_id)
      .where('license_pack_id', '=', license_pack_id)
      .execute();
    await planBatch(services, db, id);
  }
}
