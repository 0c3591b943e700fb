import type { Closure, Extension, Locale, UserProgram } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { inLocale } from '../../platform/text/text';
import { readOwnProgram } from '../programs/own-program';

const readPack = (db: Db, userProgramId: string): Promise<UserProgram['pack']> =>
  db
    .selectFrom('user_programs')
    .innerJoin('license_packs', 'license_packs.id', 'user_programs.license_pack_id')
    .where('user_programs.id', '=', userProgramId)
    .select(['license_packs.id', 'license_packs.name'])
    .executeTakeFirstOrThrow();

async function readExtensions(db: Db, userProgramId: string, locale: Locale): Promise<Extension[]> {
  const rows = await db
    .selectFrom('user_program_extensions as extension')
    .innerJoin('programs', 'programs.id', 'extension.program_id')
    .innerJoin('license_packs as pack', 'pack.id', 'extension.license_pack_id')
    .where('extension.user_program_id', '=', userProgramId)
    .orderBy('extension.position')
    .select(['extension.id', 'extension.from_date', 'extension.to_date', 'extension.created_at'])
    .select(['programs.id as program_id', 'programs.name', 'pack.id as pack_id', 'pack.name as pack_name'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    program: { id: row.program_id, name: inLocale(row.name, locale) },
    pack: { id: row.pack_id, name: row.pack_name },
    dates: { fromDate: instant(row.from_date), toDate: instant(row.to_date) },
    createdAt: instant(row.created_at),
  }));
}

async function readClosure(db: Db, userProgramId: string): Promise<Closure | null> {
  const row = await db
    .selectFrom('user_program_closures')
    .where('user_program_id', '=', userProgramId)
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    type: row.type,
    leavingDate: row.leaving_date,
    job: {
      entryOnDutyDate: row.job_entry_on_duty_date,
      group: row.job_group,
      jobTitle: row.job_title,
      annualSalaryWithoutTax: row.job_annual_salary_without_tax,
    },
    contractKind: row.contract_kind,
    sector: row.business_sector,
    partnership: row.partnership,
    training: { dates: { fromDate: row.training_from_date, toDate: row.training_to_date } },
    comment: row.comment,
    closedAt: instant(row.closed_at),
    enteredAt: instant(row.entered_at),
  };
}

/** The programme of a person for staff: the person's view, with pack, extensions and end. */
export async function readUserProgram(
  db: Db,
  userId: string,
  locale: Locale,
  now: DateTime<true>,
): Promise<UserProgram> {
  const program = await readOwnProgram(db, userId, locale, now);
  return {
    ...program,
    pack: await readPack(db, program.id),
    extensions: await readExtensions(db, program.id, locale),
    closure: await readClosure(db, program.id),
  };
}
