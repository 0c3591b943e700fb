import { sql } from 'kysely';

import { systemClock } from '../../../api/src/platform/clock';
import type { Db } from '../../../api/src/platform/database/connection';
import { createBuilders } from '../../../api/src/testing/builders';
import { callsOf } from './calls';
import type { Timed } from './measure';
import { openBenchDatabase, type Place } from './open-database';

export interface RowSet extends Timed {
  db: Db;
  person: string;
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

/** One person and the calls of their own screens. */
export async function openSet(place: Place): Promise<RowSet> {
  const { db, signIn, time, ...database } = await openBenchDatabase(place);
  const { aPerson } = createBuilders(db, systemClock);
  const person = await aPerson();
  const cookie = await signIn(person.id);

  const calls = async () => {
    const counted = await sql<{ contacts: number; pending: number; contact: string; action: string }>`
      SELECT (SELECT count(*) FROM contacts WHERE user_id = ${person.id}) AS contacts, found.*
      FROM (SELECT count(*) FILTER (WHERE status = 'pending') AS pending, (min(contact_id::text)) AS contact,
        (min(id::text)) AS action FROM appointments WHERE user_id = ${person.id}) AS found`.execute(db);
    const [own] = counted.rows;
    if (!own) throw new Error('There is nothing to call for.');
    return callsOf(own);
  };

  return { ...database, db, person: person.id, calls, time: (path) => time(path, cookie) };
}
