import type { ProgramConsequences } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { asDryRun } from '../../platform/database/dry-run';
import { instant } from '../../platform/dates';
import type { Context } from '../../platform/http/routes';
import { changeProgram } from './change-program';
import { assertMayChange } from './grants';
import { lockVisiblePerson } from './update-user';

/** The effect of a change on a programme: it is made, read and rolled back, so that both can never differ. */
export async function previewProgram(
  context: Context<Calls['POST /users/:userId/program/preview']>,
): Promise<ProgramConsequences> {
  const { db, person, params } = context;
  const target = await lockVisiblePerson(db, person, params.userId);
  assertMayChange(person, target);
  return asDryRun(db, async () => {
    const before = await readSituation(db, target.id);
    await changeProgram(context, target);
    return consequencesOf(before, await readSituation(db, target.id));
  });
}

const readFollowed = (db: Db, userId: string) =>
  db
    .selectFrom('user_programs')
    .where('user_id', '=', userId)
    .where('selected', '=', true)
    .select(['id', 'status', 'from_date', 'to_date'])
    .executeTakeFirst();

const readTasks = (db: Db, userId: string) =>
  db
    .selectFrom('user_tasks')
    .innerJoin('user_programs', 'user_programs.id', 'user_tasks.user_program_id')
    .where('user_programs.user_id', '=', userId)
    .select(['user_tasks.id', 'user_tasks.status', 'user_tasks.user_program_id'])
    .execute();

/** The seats of a person, by pack, and the free seats of it. */
const readSeats = (db: Db, userId: string) =>
  db
    .selectFrom('license_packs as pack')
    .innerJoin('users', 'users.organization_id', 'pack.organization_id')
    .where('users.id', '=', userId)
    .select((eb) => [
      'pack.id',
      'pack.name',
      eb('pack.max_licenses', '-', eb.ref('pack.used_licenses')).$castTo<number>().as('left'),
      eb
        .selectFrom('license_uses')
        .whereRef('license_uses.license_pack_id', '=', 'pack.id')
        .where('license_uses.user_id', '=', userId)
        .where('license_uses.released_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('held'))
        .as('held'),
    ])
    .execute();

async function readSituation(db: Db, userId: string) {
  const followed = await readFollowed(db, userId);
  return { followed, tasks: await readTasks(db, userId), seats: await readSeats(db, userId) };
}

type Situation = Awaited<ReturnType<typeof readSituation>>;

function seatMoves(before: Situation, after: Situation, direction: 1 | -1): ProgramConsequences['seatTaken'] {
  const moved = after.seats.find(({ id, held }) => {
    const heldBefore = before.seats.find((pack) => pack.id === id)?.held ?? 0;
    return Math.sign((held ?? 0) - heldBefore) === direction;
  });
  return moved ? { pack: { id: moved.id, name: moved.name }, left: moved.left } : null;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** From the first Monday to the last Sunday; none without a programme. */
const weeksOf = ({ followed }: Situation): number =>
  followed && followed.status !== 'closed'
    ? Math.round((followed.to_date.getTime() - followed.from_date.getTime()) / WEEK_MS)
    : 0;

function weekMoves(before: Situation, after: Situation): ProgramConsequences['weeks'] {
  const total = weeksOf(after);
  const isSame = before.followed?.id === after.followed?.id;
  return { total, added: Math.max(0, total - (isSame ? weeksOf(before) : 0)) };
}

function consequencesOf(before: Situation, after: Situation): ProgramConsequences {
  const { followed } = after;
  const count = ({ tasks }: Situation, status: string) => tasks.filter((task) => task.status === status).length;
  return {
    dates:
      followed && followed.status !== 'closed'
        ? { fromDate: instant(followed.from_date), toDate: instant(followed.to_date) }
        : null,
    weeks: weekMoves(before, after),
    tasks: {
      cancelled: count(after, 'cancelled') - count(before, 'cancelled'),
      added: after.tasks.length - before.tasks.length,
      validated: before.tasks.filter(
        ({ status, user_program_id: program }) => status === 'validated' && program === before.followed?.id,
      ).length,
    },
    seatTaken: seatMoves(before, after, 1),
    seatReleased: seatMoves(before, after, -1),
  };
}
