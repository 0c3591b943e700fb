import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/connection';

/** Counting stops here: a larger backlog needs no exact number. */
const COUNTED_AT_MOST = 10_000;

interface DueJobs {
  kind: string;
  due: number;
  oldest: number;
}

/** Jobs that are due and not running; another replica may be about to take one. */
const dueJobs = (now: Date) => sql<DueJobs>`
  SELECT kind, count(*) AS due, extract(epoch FROM ${now}::timestamptz - min(run_at)) AS oldest
  FROM jobs
  WHERE finished_at IS NULL AND failed_at IS NULL AND run_at <= ${now}
    AND (locked_until IS NULL OR locked_until <= ${now})
  GROUP BY kind ORDER BY kind`;

const failedJobs = sql<{ kind: string; failed: number }>`
  SELECT kind, count(*) AS failed FROM jobs WHERE failed_at IS NOT NULL GROUP BY kind ORDER BY kind`;

const waitingMails = (now: Date) => sql<{ waiting: number; oldest: number | null }>`
  SELECT count(*) AS waiting, extract(epoch FROM ${now}::timestamptz - min(created_at)) AS oldest
  FROM (SELECT created_at FROM mails WHERE status = 'pending' ORDER BY send_after LIMIT ${COUNTED_AT_MOST}) AS counted`;

/** The backlog in the database: the same figures from every replica. Returns a function that updates them. */
export function backlogGauges(registry: Registry, db: Db): (now: DateTime<true>) => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const due = gauge('passerelle_jobs_due', 'Jobs whose time has come and that no replica runs, by kind.', ['kind']);
  const oldestDue = gauge(
    'passerelle_jobs_oldest_due_seconds',
    'How long the oldest of the due jobs has waited; 0 without one.',
  );
  const givenUp = gauge(
    'passerelle_jobs_given_up',
    'Jobs that failed too often, by kind, until housekeeping removes them.',
    ['kind'],
  );
  const waiting = gauge('passerelle_mails_waiting', `Mails that were not sent yet, counted up to ${COUNTED_AT_MOST}.`);
  const oldestWaiting = gauge(
    'passerelle_mails_oldest_waiting_seconds',
    'How long the oldest of those has waited; 0 without one.',
  );
  return async (now) => {
    const at = now.toJSDate();
    const dueRows = (await dueJobs(at).execute(db)).rows;
    const failedRows = (await failedJobs.execute(db)).rows;
    const [mails] = (await waitingMails(at).execute(db)).rows;
    due.reset();
    givenUp.reset();
    for (const { kind, due: count } of dueRows) due.set({ kind }, count);
    for (const { kind, failed } of failedRows) givenUp.set({ kind }, failed);
    oldestDue.set(Math.max(0, ...dueRows.map(({ oldest }) => oldest)));
    waiting.set(mails?.waiting ?? 0);
    oldestWaiting.set(Math.max(0, mails?.oldest ?? 0));
  };
}
