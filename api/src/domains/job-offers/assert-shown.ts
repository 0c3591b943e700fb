import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';

/** Some programmes do without job offers: then nothing of them is there, whatever the menu says. */
export async function assertShown(db: Db, userId: string): Promise<void> {
  const shown = await db
    .selectFrom('user_programs')
    .innerJoin('programs', 'programs.id', 'user_programs.program_id')
    .where('user_programs.user_id', '=', userId)
    .where('user_programs.selected', '=', true)
    .where('programs.should_display_job_offers', '=', true)
    .select('programs.id')
    .executeTakeFirst();
  if (!shown) throw failure('forbidden');
}
