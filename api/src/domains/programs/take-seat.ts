import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { recordFact } from '../stats/record-fact';

interface Seat {
  userId: string;
  packId: string;
  userProgramId: string;
}

/** One programme takes one seat of a pack. The pack's row is locked, so that the last seat is not given twice. */
export async function takeSeat(db: Db, { userId, packId, userProgramId }: Seat, at: Date): Promise<void> {
  const pack = await db
    .selectFrom('license_packs')
    .where('id', '=', packId)
    .select(['max_licenses', 'from_date', 'to_date'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { used } = await db
    .selectFrom('license_uses')
    .where('license_pack_id', '=', packId)
    .where('released_at', 'is', null)
    .where('user_program_id', 'is distinct from', userProgramId)
    .select((eb) => eb.fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  if (used >= pack.max_licenses || at > pack.to_date) throw failure('conflict', { message: 'noSeatLeft' });
  const taken = await db
    .insertInto('license_uses')
    .values({ license_pack_id: packId, user_id: userId, user_program_id: userProgramId, used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (taken) await recordFact(db, { userId, kind: 'licenseUsed', sourceId: taken.id, value: 1, at });
}
