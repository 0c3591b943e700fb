import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { recordFact } from '../reporting/stats/record-fact';

interface Seat {
  userId: string;
  packId: string;
  userProgramId: string;
}

/** In one order, so that two changes between the same packs wait for each other instead of both failing. */
export async function lockPacks(db: Db, packIds: readonly string[]): Promise<void> {
  await db.selectFrom('license_packs').where('id', 'in', packIds).select('id').orderBy('id').forNoKeyUpdate().execute();
}

/**
 * The only way to take a seat: giving, changing, extending, importing and bulk actions use it. The pack's row is
 * locked, so that the last seat is not given twice; a programme holds at most one seat of a pack.
 */
export async function takeSeat(db: Db, { userId, packId, userProgramId }: Seat, at: Date): Promise<void> {
  const pack = await db
    .selectFrom('license_packs')
    .where('id', '=', packId)
    .select(['max_licenses', 'used_licenses', 'from_date', 'to_date'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const held = await db
    .selectFrom('license_uses')
    .where('user_program_id', '=', userProgramId)
    .where('license_pack_id', '=', packId)
    .select(['id', 'released_at'])
    .executeTakeFirst();
  if (held && held.released_at === null) return;
  if (at < pack.from_date || at > pack.to_date) throw failure('conflict', { message: 'packOutsidePeriod' });
  if (pack.used_licenses >= pack.max_licenses) throw failure('conflict', { message: 'noSeatLeft' });
  const taken = held
    ? await db
        .updateTable('license_uses')
        .set({ released_at: null, used_at: at })
        .where('id', '=', held.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('license_uses')
        .values({ license_pack_id: packId, user_id: userId, user_program_id: userProgramId, used_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
  await recordFact(db, { userId, kind: 'licenseUsed', sourceId: taken.id, value: 1, at });
}

/** A change inside the same pack takes no seat: the held one moves to the new programme. */
export async function moveSeat(db: Db, { packId, userProgramId }: Seat, fromUserProgramId: string): Promise<boolean> {
  const moved = await db
    .updateTable('license_uses')
    .set({ user_program_id: userProgramId })
    .where('user_program_id', '=', fromUserProgramId)
    .where('license_pack_id', '=', packId)
    .where('released_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Gives back the seats of programmes that have not begun; afterwards their seats are used. */
export async function releaseSeats(db: Db, userProgramIds: readonly string[], now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  await db
    .updateTable('license_uses')
    .set({ released_at: at })
    .where('user_program_id', 'in', (eb) =>
      eb
        .selectFrom('user_programs')
        .where('user_programs.id', 'in', userProgramIds)
        .where('user_programs.from_date', '>', at)
        .select('user_programs.id'),
    )
    .where('released_at', 'is', null)
    .execute();
}

const unbegun = (db: Db, userIds: readonly string[], at: Date) =>
  db
    .selectFrom('user_programs')
    .where('user_programs.user_id', 'in', userIds)
    .where('user_programs.selected', '=', true)
    .where('user_programs.status', '=', 'pending')
    .where('user_programs.from_date', '>', at);

/** Releases the seats of people who leave before their programme began. */
export async function releaseSeatsOfPeople(db: Db, userIds: readonly string[], now: DateTime<true>): Promise<void> {
  if (userIds.length === 0) return;
  const programs = await unbegun(db, userIds, now.toJSDate()).select('user_programs.id').execute();
  if (programs.length === 0) return;
  await releaseSeats(
    db,
    programs.map(({ id }) => id),
    now,
  );
}

/** Takes a seat for a restored person again if one is left; throws 409 otherwise. */
export async function takeBackSeats(db: Db, userId: string, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  const released = await db
    .selectFrom('license_uses')
    .innerJoin(unbegun(db, [userId], at).select('user_programs.id').as('program'), (join) =>
      join.onRef('program.id', '=', 'license_uses.user_program_id'),
    )
    .where('license_uses.released_at', 'is not', null)
    .select(['license_uses.license_pack_id', 'program.id as user_program_id'])
    .execute();
  for (const { license_pack_id: packId, user_program_id: userProgramId } of released) {
    await takeSeat(db, { userId, packId, userProgramId }, at);
  }
}
