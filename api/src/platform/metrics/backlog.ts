import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../database/connection';
import type { Family } from './families';

/** Counted up to here: whoever looks wants to know that there are many. */
const COUNTED_AT_MOST = 10_000;

interface DueJobs {
  kind: string;
  due: number;
  oldest: number;
}

/** Jobs that nobody runs although their time has come; another replica may have one in hand. */
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

/** What waits in the database to be done: the same figures from every replica. */
export async function readBacklog(db: Db, now: DateTime<true>): Promise<Family[]> {
  const at = now.toJSDate();
  const due = (await dueJobs(at).execute(db)).rows;
  const failed = (await failedJobs.execute(db)).rows;
  const [mails] = (await waitingMails(at).execute(db)).rows;
  return [
    {
      name: 'passerelle_jobs_due',
      help: 'Jobs whose time has come and that no replica runs, by kind.',
      type: 'gauge',
      samples: due.map(({ kind, due: value }) => ({ labels: { kind }, value })),
    },
    {
      name: 'passerelle_jobs_oldest_due_seconds',
      help: 'How long the oldest of the due jobs has waited; 0 without one.',
      type: 'gauge',
      samples: [{ value: Math.max(0, ...due.map(({ oldest }) => oldest)) }],
    },
    {
      name: 'passerelle_jobs_given_up',
      help: 'Jobs that failed too often, by kind, until housekeeping removes them.',
      type: 'gauge',
      samples: failed.map(({ kind, failed: value }) => ({ labels: { kind }, value })),
    },
    {
      name: 'passerelle_mails_waiting',
      help: `Mails that were not sent yet, counted up to ${COUNTED_AT_MOST}.`,
      type: 'gauge',
      samples: [{ value: mails?.waiting ?? 0 }],
    },
    {
      name: 'passerelle_mails_oldest_waiting_seconds',
      help: 'How long the oldest of those has waited; 0 without one.',
      type: 'gauge',
      samples: [{ value: Math.max(0, mails?.oldest ?? 0) }],
    },
  ];
}
