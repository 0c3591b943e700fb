import type { RoleName, UserImport } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import { revokeLinkTokens } from '../../accounts/link-tokens';
import { releaseSeatsOfPeople } from '../../programs/seats';
import { assertOwnerRemains } from '../last-owner';
import { lockVisibleImport, readImport, undoUntil } from './record';
import { stayingPeople } from './touched';

/**
 * Deletes all people of an import who are unchanged since, so that each can be restored like any other deletion, and
 * gives back the seats of their programmes. Only those whose role the actor may give.
 */
export async function undoImport(context: Context<Calls['POST /users/imports/:importId/undo']>): Promise<UserImport> {
  const { db, person, params, now } = context;
  const found = await lockVisibleImport(db, person, params.importId);
  const until = undoUntil(found);
  if (found.status === 'running') throw failure('conflict', { message: 'importRunning' });
  if (!until || until <= now) throw failure('conflict', { message: 'importUndoOver' });
  const at = now.toJSDate();
  const { rows: undone } = await sql<{ id: string; role: RoleName }>`
    UPDATE users SET deleted_at = ${at}, deleted_by = ${person.id}, updated_at = ${at}, version = version + 1
    WHERE id IN (SELECT user_id FROM user_import_rows WHERE import_id = ${found.id} AND is_written)
      AND organization_id = ${found.organization_id} AND deleted_at IS NULL
      AND id NOT IN ${stayingPeople(sql`${found.id}::uuid`, person, now)}
    RETURNING id, role`.execute(db);
  const ids = undone.map(({ id }) => id);
  for (const leaving of undone) await assertOwnerRemains(db, { ...leaving, organization_id: found.organization_id });
  // People deleted earlier count as undone too.
  await sql`UPDATE user_import_rows SET is_undone = true
    WHERE import_id = ${found.id} AND is_written AND outcome = 'created'
      AND user_id IN (SELECT id FROM users WHERE deleted_at IS NOT NULL)`.execute(db);
  await revokeLinkTokens(db, ids, at);
  await releaseSeatsOfPeople(db, ids, now);
  await db.updateTable('user_imports').set({ status: 'undone' }).where('id', '=', found.id).execute();
  const organizationId = found.organization_id;
  await writeAuditEntry(context, {
    action: 'user.deleted',
    subjectKind: 'user',
    subjectIds: ids,
    organizationId,
    details: { import: found.id },
  });
  await writeAuditEntry(context, {
    action: 'users.importUndone',
    subjectKind: 'import',
    subjectIds: [found.id],
    organizationId,
    details: { undone: ids.length },
  });
  return readImport(db, person, found.id, context);
}
