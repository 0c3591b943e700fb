import { type Kysely, sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Clock } from '../clock';
import { type DatabaseAddress, type Db, connectTo } from './connection';
import type { Database } from './schema';
import { codeOf } from '../starting/start-problem';
import { readByStatement } from './read-by-statement';

/** A WAL position, such as 0/16B3748. */
export type WritePlace = string;

export const isWritePlace = (text: string | undefined): text is WritePlace =>
  text !== undefined && /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/.test(text);

function distance(place: WritePlace): bigint {
  const [high = '0', low = '0'] = place.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export interface ReadCounts {
  copy: number;
  primary: number;
}

/** The reading work, and the position that the replica had reached; undefined when it reads the primary. */
type Work<T> = (db: Db, from: WritePlace | undefined) => Promise<T>;

/** Reads from a replica data that may lag by some seconds; without one, from the primary. */
export type ReadFromReplica = <T>(work: Work<T>) => Promise<T>;

/** The replica position of an export; undefined: it reads from the primary. */
export const findPlace = (read: ReadFromReplica): Promise<WritePlace | undefined> =>
  read((_db, from) => Promise.resolve(from));

export interface ReadReplica {
  /** Reads from the replica if it has reached `after`, and from the primary otherwise. */
  read<T>(after: WritePlace | undefined, work: Work<T>): Promise<T>;
  /** Continues reading from the source of an earlier read, statement by statement, and never from an older state. */
  following(from: WritePlace | undefined): Db;
  /** The position of the primary; read after a commit. */
  place(): Promise<WritePlace>;
  /** The number of reads by target. */
  counts(): ReadCounts;
  close(): Promise<void>;
}

interface Options {
  address: DatabaseAddress;
  /** The primary database. */
  db: Db;
  clock: Clock;
  connections?: number;
  say: (sentence: string) => void;
}

/** The maximum lag of a replica that is read. */
const MAX_LAG = { seconds: 30 };
/** The time for which a failed replica is skipped. */
const REST = { seconds: 5 };
const OBSERVE_EVERY = { seconds: 1 };
const MAX_CONNECTIONS = 10;
/** Only the primary has everything. */
const BEFORE_ALL: WritePlace = '0/0';

/** An error of the replica, not of the query: it was down, is starting, or had a recovery conflict. */
const ofTheCopy = /^(E[A-Z_]+|08...|57P0.|40001|40P01|53...|55000)$/;
const isLost = (error: unknown): boolean =>
  ofTheCopy.test(codeOf(error) ?? '') || /Connection terminated|timeout exceeded/.test(String(error));

export function openReadReplica({ address, db, clock, say, connections = MAX_CONNECTIONS }: Options): ReadReplica {
  const pool: Kysely<Database> = connectTo(address, connections, say);
  const counted = { copy: 0, primary: 0 };
  let restsUntil: DateTime<true> | undefined;
  /** An earlier primary position: the replica may lag by this much, no more. */
  let observed: { at: DateTime<true>; place: WritePlace } | undefined;
  let observing: Promise<unknown> | undefined;
  let observedAt: DateTime<true> | undefined;

  const place = async (): Promise<WritePlace> => {
    const { rows } = await sql<{ place: string }>`SELECT pg_current_wal_insert_lsn()::text AS place`.execute(db);
    return rows[0]?.place ?? '0/0';
  };

  /** In the background of the call. */
  function observe(reached: bigint): void {
    const now = clock.now();
    if (observed && reached >= distance(observed.place)) observed = undefined;
    if (observed || observing || (observedAt && now < observedAt.plus(OBSERVE_EVERY))) return;
    observing = place()
      .then((found) => {
        observed = { at: now, place: found };
        observedAt = now;
      })
      .catch(() => undefined)
      .finally(() => (observing = undefined));
  }

  const isTooLate = (reached: bigint): boolean =>
    observed !== undefined && reached < distance(observed.place) && clock.now() > observed.at.plus(MAX_LAG);

  /**
   * Undefined if the replica lacks the required position. Within one transaction, since there may be several replicas.
   */
  const readCopy = <T>(after: WritePlace | undefined, work: Work<T>): Promise<{ value: T } | undefined> =>
    pool
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (one) => {
        const { rows } = await sql<{ reached: string | null }>`
          SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END::text AS reached`.execute(one);
        const reached = rows[0]?.reached;
        if (reached) {
          const at = distance(reached);
          const isOld = isTooLate(at) || (after !== undefined && at < distance(after));
          observe(at);
          if (isOld) return undefined;
        }
        return { value: await work(one, reached ?? BEFORE_ALL) };
      });

  const readItself = <T>(work: Work<T>): Promise<T> => {
    counted.primary += 1;
    return work(db, undefined);
  };

  async function read<T>(after: WritePlace | undefined, work: Work<T>): Promise<T> {
    if (restsUntil && clock.now() < restsUntil) return readItself(work);
    try {
      const answer = await readCopy(after, work);
      if (!answer) return await readItself(work);
      counted.copy += 1;
      restsUntil = undefined;
      return answer.value;
    } catch (error) {
      if (!isLost(error)) throw error;
      if (!restsUntil) say(`The copy of the database for reading does not answer: ${String(error)}`);
      restsUntil = clock.now().plus(REST);
      return await readItself(work);
    }
  }

  return {
    read,
    following: (from) => (from === undefined ? db : readByStatement((work) => read(from, work))),
    place,
    counts: () => ({ ...counted }),
    close: () => pool.destroy(),
  };
}
