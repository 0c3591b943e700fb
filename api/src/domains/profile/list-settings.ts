import type { FieldCode, ListSettings, ListSettingsBody } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { givenTitle } from '../../platform/text/text';
import { assertSeen } from '../../platform/versions';

const untouched: ListSettings = { columns: null, views: [], version: 0 };

export async function readListSettings(
  db: Db,
  userId: string,
  list: Context<Calls['GET /me/lists/:list']>['params']['list'],
): Promise<ListSettings> {
  const row = await db
    .selectFrom('list_settings')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .select(['settings', 'version'])
    .executeTakeFirst();
  return row ? { ...row.settings, version: row.version } : untouched;
}

/** View names are unique. */
function assertViews({ views }: ListSettingsBody): void {
  const fields: Record<string, FieldCode> = {};
  const names = views.map(({ name }) => givenTitle(name)?.toLocaleLowerCase('fr') ?? '');
  views.forEach(({ id }, position) => {
    if (names[position] === '') fields[`views.${position}.name`] = 'required';
    else if (names.indexOf(names[position] ?? '') < position) fields[`views.${position}.name`] = 'duplicate';
    if (views.findIndex((other) => other.id === id) < position) fields[`views.${position}.id`] = 'duplicate';
  });
  if (Object.keys(fields).length > 0) throw failure('invalid', { fields });
}

/**
 * Replaces the settings as a whole; an older version is a conflict, so that no view saved on another device is lost.
 */
export async function saveListSettings(context: Context<Calls['PUT /me/lists/:list']>): Promise<ListSettings> {
  const { db, person, params, body, seen, now } = context;
  assertViews(body);
  const key = { user_id: person.id, list: params.list };
  const at = now.toJSDate();
  await db
    .insertInto('list_settings')
    .values({ ...key, settings: { columns: null, views: [] }, version: 0, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await db
    .selectFrom('list_settings')
    .where('user_id', '=', key.user_id)
    .where('list', '=', key.list)
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow();
  assertSeen(seen, version);
  const views = body.views.map((view) => ({ ...view, name: givenTitle(view.name) ?? '' }));
  await db
    .updateTable('list_settings')
    .set({ settings: { ...body, views }, version: sql`version + 1`, updated_at: at })
    .where('user_id', '=', key.user_id)
    .where('list', '=', key.list)
    .execute();
  return readListSettings(db, person.id, params.list);
}
