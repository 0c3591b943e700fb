import type { AuditAction, ProgramChoice, UserUpdate } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { defaultStart, startMondays } from '@passerelle/shared/contract/rules/programs/start-date';
import type { DateTime } from 'luxon';
import { type Audited, writeAuditEntry } from '../../platform/sessions/audit';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { assertPackSeen } from '../organizations/packs/visible-packs';
import { closeProgram } from '../programs/close-program';
import { mondayOf, periodOf } from '../programs/date-tasks';
import { extendProgram } from '../programs/extend-program';
import { giveProgram } from '../programs/give-program';
import { reopenProgram } from '../programs/reopen-program';

type PreviewContext = Context<Calls['POST /users/:userId/program/preview']>;
type ProgramContext = Audited &
  Pick<PreviewContext, 'person'> & { body: PreviewContext['body'] & Pick<UserUpdate, 'reopening'> };

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

/** Also, the first week is in the pack's period: a seat is not taken for a time without seats. */
export async function assertStart(
  db: Db,
  { pack: packId, fromDate }: Pick<ProgramChoice, 'pack' | 'fromDate'>,
  { field, now }: { field: string; now: DateTime<true> },
): Promise<void> {
  if (!fromDate) return;
  const fields = { [field]: 'notAllowed' } as const;
  if (!startMondays(now.toUTC().toISO()).includes(fromDate))
    throw failure('invalid', { message: 'programStart', fields });
  const pack = await db
    .selectFrom('license_packs')
    .where('id', '=', packId)
    .select(['from_date', 'to_date'])
    .executeTakeFirstOrThrow();
  const week = periodOf(mondayOf(fromDate), 1);
  const isWithin = new Date(week.toDate) >= pack.from_date && new Date(week.fromDate) <= pack.to_date;
  if (!isWithin) throw failure('invalid', { message: 'programStartOutsidePack', fields });
}

/** Giving, changing, extending, closing or reopening the programme of a person, each at most once in a call. */
export async function changeProgram(context: ProgramContext, target: Target): Promise<void> {
  const { db, body, now } = context;
  const { selectedProgram, extension, closure, reopening } = body;
  const asked = [selectedProgram, extension, closure, reopening].filter(Boolean);
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
    await assertStart(db, selectedProgram, { field: 'selectedProgram.fromDate', now });
    const { program: programId, pack: packId, fromDate } = selectedProgram;
    const before = await readFollowed(db, userId);
    const from = fromDate ?? defaultStart(now.toUTC().toISO());
    const given = await giveProgram(db, { userId, programId, packId, from }, now);
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
    const details = { type: closure.type, date: closure.leavingDate ?? null };
    await record(isCorrection ? 'program.closureUpdated' : 'program.closed', details);
  }
  if (reopening) {
    await reopenProgram(db, userId, now);
    await record('program.reopened', {});
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
