import { sql, type Insertable } from 'kysely';
import type { Db } from '../../connection';
import type { Database } from '..';

export const at = new Date('2026-11-23T08:00:00Z');
const end = new Date('2026-11-29T23:59:59.999Z');
const stamps = { created_at: at, updated_at: at };
const sorted = { sort_name: 'x', search: 'x' };

type Row<T extends keyof Database> = Insertable<Database[T]>;

export async function add<T extends keyof Database>(db: Db, table: T, row: Row<T>): Promise<string> {
  const { id } = await db
    .insertInto(table)
    .values(row)
    .returning(sql<string>`id`.as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

let count = 0;
const next = (word: string): string => `${word}-${(count += 1)}`;

export const aFile = (db: Db, owner: string, file: Partial<Row<'files'>> = {}): Promise<string> =>
  add(db, 'files', {
    owner_id: owner,
    purpose: 'document',
    original_name: next('cv'),
    extension: 'pdf',
    content_type: 'application/pdf',
    size: 12,
    sha256: 'a'.repeat(64),
    created_at: at,
    ...file,
  });

export const aContact = (db: Db, user: string): Promise<string> =>
  add(db, 'contacts', { user_id: user, type: 'manager', last_name: 'Diallo', ...sorted, ...stamps });

export const anAppointment = (db: Db, user: string, row: Partial<Row<'appointments'>> = {}): Promise<string> =>
  add(db, 'appointments', {
    user_id: user,
    title: 'Demander un conseil',
    action_type: 'adviseQuery',
    date: at,
    type: 'video',
    status: 'pending',
    sort_title: 'demander un conseil',
    search: 'demander un conseil',
    ...stamps,
    ...row,
  });

/** A template of one week with one task, in a pack. */
export async function aProgram(db: Db, organization: string) {
  const program = await add(db, 'programs', { type: 'basic', name: { fr: 'Rebond' }, max_suspension: 4, ...stamps });
  const week = await add(db, 'program_weeks', { program_id: program, week_index: 1 });
  const task = await add(db, 'tasks', {
    program_week_id: week,
    position: 0,
    mode: 'automatic',
    family: 'cv',
    points: 20,
    name: { fr: 'Relire votre CV', en: 'Read your CV again' },
  });
  const subTask = await add(db, 'sub_tasks', { task_id: task, position: 0, type: 'upload' });
  const pack = await add(db, 'license_packs', {
    organization_id: organization,
    name: 'Mobilité 2026',
    max_licenses: 10,
    from_date: at,
    to_date: end,
    ...sorted,
    ...stamps,
  });
  return { program, task, subTask, pack };
}

type Program = Awaited<ReturnType<typeof aProgram>>;

export const aUserProgram = (db: Db, user: string, { program, pack }: Program): Promise<string> =>
  add(db, 'user_programs', {
    user_id: user,
    program_id: program,
    license_pack_id: pack,
    status: 'started',
    from_date: at,
    to_date: end,
    ...stamps,
  });

export const aUserTask = (db: Db, user: string, userProgram: string, { task }: Program): Promise<string> =>
  add(db, 'user_tasks', {
    user_id: user,
    user_program_id: userProgram,
    task_id: task,
    status: 'pending',
    mode: 'automatic',
    family: 'cv',
    points: 20,
    week_index: 1,
    position: 0,
    from_date: at,
    valid_until: end,
    ...stamps,
  });
