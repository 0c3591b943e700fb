import { limits } from '@passerelle/shared/contract/limits';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { transact, type Db } from '../../../platform/database/connection';
import type { Services } from '../../../platform/http/services';
import { addTries } from '../../../platform/limits/rate-limits';
import { type Audited, writeAuditEntry } from '../../../platform/sessions/audit';
import { findActor } from '../../../platform/sessions/find-actor';
import { leaveOutOfFigures } from '../../../platform/sessions/log-as';
import type { Person } from '../../../platform/sessions/person';
import { inviteAll } from '../../accounts/invitation';
import { addresseeOf, addressees } from '../../mail/addressee';
import { addLines, type CheckedLine } from './check-rows';
import { fromStored } from './columns';
import { givePrograms } from './give-programs';
import { readNames } from './names';
import type { Line } from './plan-rows';
import { readPrograms } from './programs';
import { type ImportRow, lockImport } from './record';
import { linesNamedBy, nextLines, writeOutcomes } from './rows';

/** Lines of one transaction: limits the wait of a stop, and the loss when a server is killed. */
export const LINES_AT_ONCE = 500;

const JOB = 'advanceUserImport';
const welcomes = { tries: limits.importWelcomesPerDay, within: 24 * 60 * 60 };

interface Step {
  db: Db;
  found: ImportRow;
  importer: Person;
  services: Services;
  now: DateTime<true>;
}

const contextOf = async ({ db, found, importer, now }: Step, isCommit: boolean) => ({
  importer,
  mapping: fromStored(found.mapping),
  names: await readNames(db, importer),
  programs: await readPrograms(db, { importer, importId: found.id, isCommit, now }),
  now,
});

const auditedBy = ({ db, found, importer, now }: Step): Audited => ({
  db,
  person: importer,
  request: { id: found.request_id ?? '' },
  now,
});

/** Levels of one step: each takes a few statements, however few lines it has. */
const TURNS_AT_ONCE = 10;

/** Processes the next lines, level by level; returns whether more are left than one transaction takes. */
async function workOnNext(
  { db, found }: Step,
  what: 'pending' | 'created',
  work: (lines: readonly Line[]) => Promise<unknown>,
): Promise<boolean> {
  let left = LINES_AT_ONCE;
  for (let turn = 0; turn < TURNS_AT_ONCE && left > 0; turn += 1) {
    const lines = await nextLines(db, found.id, what, left);
    if (lines.length === 0) return false;
    await work(lines);
    left -= lines.length;
  }
  return true;
}

/**
 * Adds the next people as an import would, and rolls back: only the result is stored. People of the same file that they
 * name are added again for the same time.
 */
async function checkNext(step: Step): Promise<boolean> {
  const { db, found } = step;
  return workOnNext(step, 'pending', async (lines) => {
    await sql`SAVEPOINT checked`.execute(db);
    for (const named of await linesNamedBy(db, found.id, lines))
      await addLines(db, named, await contextOf(step, false));
    const checked = await addLines(db, lines, await contextOf(step, false));
    await sql`ROLLBACK TO SAVEPOINT checked`.execute(db);
    await writeOutcomes(db, found.id, checked, false);
  });
}

/** Checks all rows that wait for it, in the present transaction. */
export async function checkPending(step: Step): Promise<void> {
  while (await checkNext(step));
}

async function checkLines(step: Step): Promise<boolean> {
  const { db, found } = step;
  const isMore = await checkNext(step);
  if (!isMore) await db.updateTable('user_imports').set({ status: 'ready' }).where('id', '=', found.id).execute();
  return isMore;
}

/** Mails the new people, within the importer's daily limit. */
async function inviteCreated(step: Step, created: readonly CheckedLine[]): Promise<Set<string>> {
  const { db, importer, now, services } = step;
  const ids = created.flatMap(({ userId }) => userId ?? []);
  if (!step.found.sends_welcome || ids.length === 0) return new Set();
  const { hits } = await addTries(db, `welcome:import:${importer.id}`, welcomes, now, ids.length);
  const allowed = ids.slice(0, Math.max(0, welcomes.tries - (hits - ids.length)));
  if (allowed.length === 0) return new Set();
  const people = await addressees(db).where('users.id', 'in', allowed).execute();
  await inviteAll(
    { db, services, now },
    people.map((person) => addresseeOf(person)),
  );
  await writeAuditEntry(auditedBy(step), { action: 'user.welcomed', subjectKind: 'user', subjectIds: allowed });
  return new Set(allowed);
}

/** Adds lines permanently; each person is logged as created. */
export async function commitLines(step: Step, lines: readonly Line[]): Promise<CheckedLine[]> {
  const { db, found } = step;
  const checked = await addLines(db, lines, await contextOf(step, true));
  const created = checked.filter(({ outcome }) => outcome === 'created');
  const invited = await inviteCreated(step, created);
  const isInvited = (line: CheckedLine): boolean => line.userId !== null && invited.has(line.userId);
  await writeOutcomes(
    db,
    found.id,
    checked.map((line) => ({ ...line, isInvited: isInvited(line) })),
    true,
  );
  const roles = new Set(created.map(({ role }) => role));
  for (const role of roles) {
    const subjectIds = created.flatMap((line) => (line.role === role && line.userId ? [line.userId] : []));
    const details = { role, import: found.id };
    await writeAuditEntry(auditedBy(step), { action: 'user.created', subjectKind: 'user', subjectIds, details });
  }
  return checked;
}

/** The end of an import, for any reason; logged with its totals. Its people get the programmes of the file. */
export async function finishImport(step: Step, status: 'done' | 'stopped' | 'failed'): Promise<void> {
  const { db, found, now } = step;
  const isImporter = step.importer.id === found.importer_id;
  // With the rights of the importer, also when another person stops the import.
  const importer = isImporter ? step.importer : await findActor(db, found.importer_id, null);
  if (importer) await givePrograms({ ...step, importer });
  await db
    .updateTable('user_imports')
    .set({ status, finished_at: now.toJSDate() })
    .where('id', '=', found.id)
    .execute();
  const { created } = await db
    .selectFrom('user_import_rows')
    .where('import_id', '=', found.id)
    .where('outcome', '=', 'created')
    .where('is_written', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('created'))
    .executeTakeFirstOrThrow();
  await writeAuditEntry(auditedBy(step), {
    action: 'users.imported',
    subjectKind: 'import',
    subjectIds: [found.id],
    organizationId: found.organization_id,
    outcome: status === 'failed' ? 'failed' : 'done',
    details: { created, stopped: status === 'stopped' },
  });
}

async function importLines(step: Step): Promise<boolean> {
  const isMore = await workOnNext(step, 'created', (lines) => commitLines(step, lines));
  if (!isMore) await finishImport(step, 'done');
  return isMore;
}

/** Temporary errors: a deadlock, a statement timeout, a lost connection. */
const passing = /^(40001|40P01|57014|57P0\d|08\w{3}|53\w{3}|25P0\d|ECONN\w+|EPIPE|ETIMEDOUT)$/;
const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && passing.test(String(error.code));

/** A permanent failure ends the import at this step, so that it is shown instead of waiting forever. */
async function orFail(step: Step, work: (step: Step) => Promise<boolean>): Promise<boolean> {
  await sql`SAVEPOINT step`.execute(step.db);
  try {
    return await work(step);
  } catch (error) {
    if (isPassing(error)) throw error;
    step.services.log.error({ err: error, import: step.found.id }, 'An import of people failed.');
    await sql`ROLLBACK TO SAVEPOINT step`.execute(step.db);
    await finishImport(step, 'failed');
    return false;
  }
}

/** One step of an import, in the caller's transaction; the next step is planned in the same. */
export async function advanceImport(db: Db, importId: string, services: Services): Promise<void> {
  const found = await lockImport(db, importId);
  if (!found || (found.status !== 'checking' && found.status !== 'running')) return;
  const now = services.clock.now();
  if (found.impersonator_id) await leaveOutOfFigures(db);
  // With their current rights: a background import grants no others.
  const importer = await findActor(db, found.importer_id, found.impersonator_id);
  if (!importer || !allows(importer.permissions, 'users', 'w')) {
    // The user was deleted, or lost the right: the rest is not done.
    await db
      .updateTable('user_imports')
      .set({ status: 'stopped', finished_at: now.toJSDate() })
      .where('id', '=', found.id)
      .execute();
    return;
  }
  const step = { db, found, importer, services, now };
  const isMore = await orFail(step, found.status === 'checking' ? checkLines : importLines);
  if (isMore) await services.jobs.plan(db, { kind: JOB, payload: { importId } });
}

/** Continues imports step by step, on any server; at once after a start, in case another one was killed. */
export function scheduleImports(services: Services): void {
  services.jobs.handle(JOB, async (db, { importId }) => advanceImport(db, String(importId), services));
  services.jobs.onStart(() =>
    transact(services.db, async (db) => {
      const left = await db
        .selectFrom('user_imports')
        .where('status', 'in', ['checking', 'running'])
        .select('id')
        .execute();
      for (const { id } of left) await services.jobs.plan(db, { kind: JOB, payload: { importId: id } });
    }),
  );
}
