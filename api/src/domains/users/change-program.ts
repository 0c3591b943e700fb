import type { AuditAction } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { DateTime } from 'luxon';
import { writeAuditEntry } from '../../platform/sessions/audit';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { closeProgram } from '../programs/close-program';
import { extendProgram } from '../programs/extend-program';
import { giveProgram } from '../programs/give-program';

type ProgramContext = Pick<Context<Calls['PUT /users/:userId']>, 'db' | 'person' | 'request' | 'now' | 'body'>;

interface Target {
  id: string;
  organization_id: string;
}

const readFollowed = (db: Db, userId: string) =>
  db
    .selectFrom('user_programs')
    .where('user_id', '=', userId)
    .where('selected', '=', true)
    .select(['id', 'status'])
    .executeTakeFirst();

const packName = async (db: Db, packId: string): Promise<string | undefined> =>
  (await db.selectFrom('license_packs').where('id', '=', packId).select('name').executeTakeFirst())?.name;

/** By default from the next Monday, so that nobody starts in the middle of a week. */
const nextMonday = (now: DateTime<true>): string => now.toUTC().startOf('week').plus({ weeks: 1 }).toISODate() ?? '';

/** Giving, changing, extending or closing the programme of a person, each at most once in a call. */
export async function changeProgram(context: ProgramContext, target: Target): Promise<void> {
  const { db, body, now } = context;
  const { selectedProgram, extension, closure } = body;
  const asked = [selectedProgram, extension, closure].filter(Boolean);
  if (asked.length > 1) throw failure('invalid', { fields: { closure: 'notAllowed' } });
  const record = (action: AuditAction, details: Record<string, unknown>) =>
    writeAuditEntry(context, {
      action,
      subjectKind: 'user',
      subjectIds: [target.id],
      organizationId: target.organization_id,
      details,
    });
  const userId = target.id;
  if (selectedProgram) {
    const { program: programId, pack: packId, fromDate } = selectedProgram;
    const before = await readFollowed(db, userId);
    const given = await giveProgram(db, { userId, programId, packId, from: fromDate ?? nextMonday(now) }, now);
    if (given === before?.id) return;
    const isChange = before !== undefined && before.status !== 'closed';
    await record(isChange ? 'program.changed' : 'program.given', { pack: await packName(db, packId) });
  }
  if (extension) {
    const { program: programId, pack: packId } = extension;
    await extendProgram(db, { userId, programId, packId }, now);
    await record('program.extended', { pack: await packName(db, packId) });
  }
  if (closure) {
    const before = await readFollowed(db, userId);
    const isCorrection = before !== undefined && (await hasClosure(db, before.id));
    await closeProgram(db, userId, closure, now);
    await record(isCorrection ? 'program.closureUpdated' : 'program.closed', { type: closure.type });
  }
}

async function hasClosure(db: Db, userProgramId: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_program_closures')
    .where('user_program_id', '=', userProgramId)
    .select('user_program_id')
    .executeTakeFirst();
  return found !== undefined;
}
