import type { Db } from '../../platform/database/connection';
import { scheduleDaily } from '../../platform/jobs/schedule';
import type { Services } from '../../platform/http/services';

/** Bytes are stored before the row that owns them; younger ones are left alone. */
const grace = { days: 1 };

async function removeRows(db: Db, now: Date, before: Date): Promise<void> {
  await db
    .deleteFrom('files')
    .where((eb) => eb.or([eb('deleted_at', '<', before), eb('expires_at', '<', now)]))
    .execute();
}

async function namesInUse(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('files').where('sha256', 'in', names).select('sha256').distinct().execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/**
 * Deletes the bytes that no row names any more: of a picture that was replaced, of a person who was erased, of a call
 * that failed after it had stored a file. In one place, so that nothing which deletes a row has to think of the disk.
 */
export async function sweepFiles(db: Db, { files, clock }: Pick<Services, 'files' | 'clock'>): Promise<number> {
  const now = clock.now();
  const before = now.minus(grace).toJSDate();
  await removeRows(db, now.toJSDate(), before);
  return files.sweep(before, (names) => namesInUse(db, names));
}

export function scheduleFileSweep(services: Services): void {
  scheduleDaily(services, { kind: 'sweepFiles' }, (db) => sweepFiles(db, services));
}
