import type { Locale, SelectedProgram } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { sql } from 'kysely';
import { instant, instantOrNull } from '../../platform/dates';
import { contentLanguageOf, inLocale } from '../../platform/text/text';
import { readPauses, remainingWeeks } from './pauses';

const readRow = (db: Db, userId: string) =>
  db
    .selectFrom('user_programs')
    .innerJoin('programs', 'programs.id', 'user_programs.program_id')
    .leftJoin('user_program_closures as closure', 'closure.user_program_id', 'user_programs.id')
    .where('user_programs.user_id', '=', userId)
    .where('user_programs.selected', '=', true)
    .select([
      'user_programs.id',
      'user_programs.status',
      'user_programs.from_date',
      'user_programs.to_date',
      'programs.id as program_id',
      'programs.name',
      'programs.description',
      'programs.type',
      'programs.max_suspension',
      'programs.badges',
      'programs.should_display_job_offers',
    ])
    .select(sql<Date | null>`least(closure.closed_at, closure.entered_at)`.as('stopped_at'))
    .select((eb) =>
      eb
        .selectFrom('program_weeks')
        .whereRef('program_weeks.program_id', '=', 'programs.id')
        .where('program_weeks.archived_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('weeks'))
        .as('week_count'),
    )
    .executeTakeFirst();

/** The programme that a participant follows. */
export async function readSelectedProgram(db: Db, userId: string, locale: Locale): Promise<SelectedProgram | null> {
  const row = await readRow(db, userId);
  if (!row) return null;
  const suspensions = await readPauses(db, row.id);
  return {
    id: row.id,
    status: row.status,
    program: {
      id: row.program_id,
      name: inLocale(row.name, locale),
      description: row.description && inLocale(row.description, locale),
      contentLanguage: contentLanguageOf(row.name, locale),
      type: row.type,
      weekCount: row.week_count ?? 0,
      maxSuspension: row.max_suspension,
      badges: row.badges,
      shouldDisplayJobOffers: row.should_display_job_offers,
    },
    dates: { fromDate: instant(row.from_date), toDate: instant(row.to_date) },
    remainingSuspensions: remainingWeeks(row.max_suspension, suspensions),
    suspensions,
    stoppedAt: instantOrNull(row.stopped_at),
  };
}
