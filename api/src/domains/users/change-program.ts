import type { AuditAction, ProgramChoice } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { DateTime } from 'luxon';
import { type Audited, writeAuditEntry } from '../../platform/sessions/audit';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { assertPackSeen } from '../license-packs/visible-packs';
import { closeProgram } from '../programs/close-program';
import { mondayOf, periodOf } from '../programs/date-tasks';
import { extendProgram } from '../programs/extend-program';
import { giveProgram } from '../programs/give-program';

type ProgramContext = Audited & Pick<Context<Calls['POST /users/:userId/program/preview']>, 'person' | 'body'>;

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

/** Its first week lies in the time of the pack: a seat cannot be drawn today for a time in which there is none. */
async function assertBeginsInPack(db: Db, { pack: packId, fromDate }: ProgramChoice): Promise<void> {
  if (!fromDate) return;
  const pack = await db
    .selectFrom('license_packs')
    .where('id', '=', packId)
    .select(['from_date', 'to_date'])
    .executeTakeFirstOrThrow();
  const week = periodOf(mondayOf(fromDate), 1);
  const isWithin = new Date(week.toDate) >= pack.from_date && new Date(week.fromDate) <= pack.to_date;
  if (!isWithin) throw failure('invalid', { fields: { 'selectedProgram.fromDate': 'notAllowed' } });
}

/** By default from the next Monday, so that nobody starts in the middle of a week. */
const nextMonday = (now: DateTime<true>): string => now.toUTC().startOf('week').plus({ weeks: 1 }).toISODate() ?? '';

/** Giving, changing, extending or closing the programme of a person, each at most once in a call. */
export async function changeProgram(context: ProgramContext, target: Target): Promise<void> {
  const { db, body, now } = context;
  const { selectedProgram, extension, closure } = body;
  const asked = [selectedProgram, extension, closure].filter(Boolean);
  if (asked.length > 1) throw failure('invalid', { fields: { closure: 'notAllowed' } });
  const drawnOn = selectedProgram ?? extension;
  if (drawnOn) await assertPackSeen(db, context.person, drawnOn.pack);
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
    await assertBeginsInPack(db, selectedProgram);
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
