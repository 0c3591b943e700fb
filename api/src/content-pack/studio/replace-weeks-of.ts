import type { WeekReplacement } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { replaceWeeks } from '../../domains/programs/replace-weeks';
import { asDryRun } from '../../platform/database/dry-run';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { writeAuditEntry } from '../../platform/sessions/audit';
import { shownTitle } from '../items/item-summary';
import { readPackRow, readSelected } from '../items/read-items';
import { publishedProgram } from '../items/published-program';

/** Gives people under way the published version of a programme’s weeks that have not begun. */
export async function replaceWeeksOf(
  context: Context<Calls['POST /content/items/:itemId/replacement']>,
): Promise<WeekReplacement> {
  const { db, person, params, body, now, locale } = context;
  const [item] = await readSelected(db, person, [params.itemId]);
  if (item?.kind !== 'programs' || !item.published) throw failure('notFound');
  const pack = await readPackRow(db, item.packId);
  const programId = await publishedProgram(db, { key: item.key, organizationId: pack.organizationId });
  if (!programId) throw failure('notFound');
  const work = () => replaceWeeks(db, { programId, now });
  if (body.dryRun) return { dryRun: true, ...(await asDryRun(db, work)) };
  const replaced = await work();
  await writeAuditEntry(context, {
    action: 'content.weeksReplaced',
    subjectKind: 'content',
    subjectIds: [pack.id],
    organizationId: pack.organizationId,
    details: {
      name: shownTitle('programs', item.published, { languages: pack.locales, locale }),
      count: replaced.people,
    },
  });
  return { dryRun: false, ...replaced };
}
