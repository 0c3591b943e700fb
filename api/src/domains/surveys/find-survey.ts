import type { SurveySubType } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';

/** The organisation's own survey of this key, else the one that all organisations share. */
export async function findSurvey(
  db: Db,
  organizationId: string | null,
  key: string,
): Promise<{ id: string; type: SurveySubType }> {
  const survey = await db
    .selectFrom('surveys')
    .where('key', '=', key)
    .where('archived_at', 'is', null)
    .where((eb) =>
      eb.or([eb('organization_id', 'is', null), eb('organization_id', 'is not distinct from', organizationId)]),
    )
    .orderBy('organization_id', (order) => order.asc().nullsLast())
    .select(['id', 'type'])
    .executeTakeFirst();
  if (!survey) throw new Error(`There is no survey with the key "${key}".`);
  return survey;
}
