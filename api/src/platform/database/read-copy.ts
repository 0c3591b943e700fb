import { type Kysely, sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Clock } from '../clock';
import { type DatabaseAddress, type Db, connectTo } from './connection';
import type { Database } from './schema';
import { codeOf } from '../starting/start-problem';
import { readByStatement } from './read-by-statement';

/** A place in what the database writes, such as 0/16B3748: what is before it has been written. */
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

/** What is read, and the place that the copy had reached; undefined: it is read from the database itself. */
type Work<T> = (db: Db, from: WritePlace | undefined) => Promise<T>;

/** Reads from a copy what may miss for some seconds what others have written; where there is none, from the database itself. */
export type ReadFromCopy = <T>(work: Work<T>) => Promise<T>;

/** The place at which an export goes on reading from the copy; undefined: it reads from the database itself. */
export const findPlace = (read: ReadFromCopy): Promise<WritePlace | undefined> =>
  read((_db, from) => Promise.resolve(from));

export interface ReadCopy {
  /** Reads from the copy, if it has what was written up to `after`, and from the database itself otherwise. */
  read<T>(after: WritePlace | undefined, work: Work<T>): Promise<T>;
  /** Goes on reading where a read was answered from, statement by statement, from nothing that is older. */
  following(from: WritePlace | undefined): Db;
  /** How far the database itself has come; asked after a change was committed. */
  place(): Promise<WritePlace>;
  /** How many reads went where. */
  counts(): ReadCounts;
  close(): Promise<void>;
}

interface Options {
  address: DatabaseAddress;
  /** The database itself. */
  db: Db;
  clock: Clock;
  connections?: number;
  say: (sentence: string) => void;
}

/** What others have written may be missing for so long; a copy that is further behind is not read. */
const MAX_LAG = { seconds: 30 };
/** A copy that failed is left alone for so long. */
const REST = { seconds: 5 };
const OBSERVE_EVERY = { seconds: 1 };
const MAX_CONNECTIONS = 10;
/** No copy but a database that is written to has everything. */
const BEFORE_ALL: WritePlace = '0/0';

/** Of the copy rather than of what was asked: it was away, is starting, or had to give way to what it copies. */
const ofTheCopy = /^(E[A-Z_]+|08...|57P0.|40001|40P01|53...|55000)$/;
const isLost = (error: unknown): boolean =>
  ofTheCopy.test(codeOf(error) ?? '') || /Connection terminated|timeout exceeded/.test(String(error));

export function openReadCopy({ address, db, clock, say, connections = MAX_CONNECTIONS }: Options): ReadCopy {
  const pool: Kysely<Database> = connectTo(address, connections, say);
  const counted = { copy: 0, primary: 0 };
  let restsUntil: DateTime<true> | undefined;
  /** Something that the database itself had written then: the copy may be so late with it, not later. */
  let observed: { at: DateTime<true>; place: WritePlace } | undefined;
  let observing: Promise<unknown> | undefined;
  let observedAt: DateTime<true> | undefined;

  const place = async (): Promise<WritePlace> => {
    const { rows } = await sql<{ place: string }>`SELECT pg_current_wal_insert_lsn()::text AS place`.execute(db);
    return rows[0]?.place ?? '0/0';
  };

  /** Beside the call, which does not wait for it. */
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

  /** Undefined where the copy does not have what has to be there. Within one transaction, since there may be several copies. */
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
