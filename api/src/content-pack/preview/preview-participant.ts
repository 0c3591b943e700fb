import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import { nameColumns } from '../../domains/accounts/identity';
import { markScreensShown } from '../../domains/profile/one-time-screens';
import { giveProgram } from '../../domains/programs/give-program';
import type { Db } from '../../platform/database/connection';
import { searchText, sortKey } from '../../platform/text/search';

interface NewParticipant {
  previewId: string;
  organizationId: string;
  language: Locale;
  now: DateTime<true>;
}

/** A participant who has accepted the terms. Without a password, and at an address that cannot exist. */
export async function createParticipant(
  db: Db,
  { previewId, organizationId, language, now }: NewParticipant,
): Promise<string> {
  const at = now.toJSDate();
  const email = `apercu-${previewId}@preview.invalid`;
  const { id } = await db
    .insertInto('users')
    .values({
      organization_id: organizationId,
      role: 'user',
      ...nameColumns({ firstName: 'Camille', lastName: 'Exemple', email }),
      locale: language,
      setup_at: at,
      terms_accepted_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_profiles').values({ user_id: id, updated_at: at }).execute();
  // These screens would cover the page of the preview.
  const shown = { shouldShowTutorial: false, shouldShowWelcome: false } as const;
  await markScreensShown(db, id, shown, at, () => Promise.resolve(null));
  return id;
}

interface Given {
  userId: string;
  organizationId: string;
  programId: string;
  week: number;
  now: DateTime<true>;
}

/** Gives a programme so that today is in a week of it. Also one that only extends others: here it stands alone. */
export async function giveFromWeek(db: Db, { userId, organizationId, programId, week, now }: Given): Promise<void> {
  const at = now.toJSDate();
  const name = 'Aperçu';
  await sql`UPDATE programs SET type = 'basic' WHERE id = ${programId}::uuid`.execute(db);
  const { id: packId } = await db
    .insertInto('license_packs')
    .values({
      organization_id: organizationId,
      name,
      max_licenses: 1,
      from_date: now.minus({ years: 2 }).toJSDate(),
      to_date: now.plus({ years: 2 }).toJSDate(),
      sort_name: sortKey(name),
      search: searchText(name),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('license_pack_programs').values({ license_pack_id: packId, program_id: programId }).execute();
  const from = now.minus({ weeks: week - 1 }).toISODate();
  await giveProgram(db, { userId, programId, packId, from }, now);
}
