import { Kysely, PostgresDialect, sql } from 'kysely';
import { type PoolConfig, types } from 'pg';
import { type BoundedPool, type ConnectionCounts, createBoundedPool } from './bounded-pool';
import { readAddress } from './data-lock';
import { type Embedded, startEmbedded } from './embedded';
import { type Guards, guardsOf } from './guards';
import type { Database } from './schema';
import { repeat, type Repetition } from '../repeat';
import { noteStatement } from '../tracing/statements';

export type Db = Kysely<Database>;

export interface DatabaseOptions extends Guards {
  /** A PostgreSQL server; absent: the embedded one. */
  url?: string;
  /** The same database without the pooler of `url`. Absent: there is no pooler. */
  directUrl?: string | undefined;
  /** A read replica that may lag a little. */
  readUrl?: string | undefined;
  /** The folder of the embedded one; absent: in memory. */
  dataDir?: string;
  template?: string;
  /** The embedded one, if it has been started already. */
  embedded?: Promise<Embedded> | undefined;
  workerFile: string;
  connections?: number;
  say: (sentence: string) => void;
}

/** The address of a database, to open further connections, also from another thread. */
export type DatabaseAddress = Pick<
  PoolConfig,
  | 'connectionString'
  | 'statement_timeout'
  | 'idle_in_transaction_session_timeout'
  | 'options'
  | 'host'
  | 'port'
  | 'user'
  | 'database'
>;

export interface OpenDatabase {
  db: Db;
  address: DatabaseAddress;
  engine: 'embedded' | 'server';
  /** The address for LISTEN, which needs its own session. Absent for the embedded engine. */
  sessionAddress?: DatabaseAddress;
  /** The address for reading lists, exports and figures. Absent: the primary. */
  readAddress?: DatabaseAddress;
  /** The present load of its connections. */
  connections: () => ConnectionCounts;
  dump?: () => Promise<Uint8Array>;
  close(): Promise<void>;
}

const MAX_CONNECTIONS = 10;

/**
 * JIT compilation takes ten milliseconds, longer than any list query; the planner would choose it for high estimates,
 * such as limited counts.
 */
const WITHOUT_COMPILING = '-c jit=off';

const { builtins } = types;
const asNumber = (text: string): number => Number(text);
/** Counts are numbers, and a day is a string: a `Date` would shift it by the machine's time zone. */
const readers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: asNumber,
  [builtins.NUMERIC]: asNumber,
  [builtins.DATE]: (text) => text,
};

function openPool(config: PoolConfig, say: (sentence: string) => void): BoundedPool {
  const pool = createBoundedPool({
    ...config,
    types: { getTypeParser: (type, format) => readers[type] ?? types.getTypeParser(type, format) },
  });
  // The pool replaces a lost connection, and its query fails; without listeners the events would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => say(`A database connection was lost: ${error.message}`));
  return pool;
}

function connect(address: DatabaseAddress, max: number, say: (sentence: string) => void) {
  const pool = openPool({ ...address, max }, say);
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: noteStatement }),
    connections: () => pool.counts(),
  };
}

export const connectTo = (address: DatabaseAddress, max: number, say: (sentence: string) => void): Db =>
  connect(address, max, say).db;

/** Settings are sent with a connection; a pooler refuses them, so there they are set on the role (`guard-role`). */
const serverAddress = (connectionString: string, options: DatabaseOptions): DatabaseAddress =>
  options.directUrl === undefined
    ? { connectionString, ...guardsOf(options), options: WITHOUT_COMPILING }
    : { connectionString };

/** The only module that knows which of the two databases is used: everything else uses PostgreSQL. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const max = options.connections ?? MAX_CONNECTIONS;
  if (options.url !== undefined) {
    const { url, directUrl = url, readUrl } = options;
    const address = serverAddress(url, options);
    const { db, connections } = connect(address, max, options.say);
    return {
      db,
      address,
      connections,
      engine: 'server',
      sessionAddress: { connectionString: directUrl },
      ...(readUrl !== undefined && { readAddress: serverAddress(readUrl, options) }),
      close: () => db.destroy(),
    };
  }
  const embedded = await (options.embedded ?? startEmbedded(options));
  const address = { host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' };
  const { db, connections } = connect(address, max, options.say);
  const vacuum = scheduleVacuum(db, options.say);
  vacuum.start();
  return {
    db,
    address,
    connections,
    engine: 'embedded',
    dump: embedded.dump,
    close: async () => {
      await vacuum.stop();
      await db.destroy();
      await embedded.close();
    },
  };
}

/**
 * Connects to the embedded database of another process on this folder; undefined where none runs or answers. Closing it
 * closes the connections only: the database belongs to the other process.
 */
export async function joinDatabase(dataDir: string, say: DatabaseOptions['say']): Promise<OpenDatabase | undefined> {
  const found = readAddress(dataDir);
  if (!found) return undefined;
  const address = { ...found, user: 'postgres', database: 'postgres' };
  const { db, connections } = connect(address, 2, say);
  try {
    await sql`SELECT 1`.execute(db);
    return { db, address, connections, engine: 'embedded', close: () => db.destroy() };
  } catch {
    await db.destroy();
    return undefined;
  }
}

/** Runs in the current transaction, or in a new one, so that a store is independent of its caller. */
export const transact = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

const INTERVAL_MS = 60_000;

interface Table {
  name: string;
}

/**
 * The rule of PostgreSQL's autovacuum: never analysed, or a tenth of the table has changed. Sizes are compared too, since
 * the counters of changes are lost when the engine is killed.
 */
const overdue = sql<Table>`
  SELECT format('%I', class.relname) AS name FROM pg_class AS class
  JOIN pg_stat_user_tables AS stat ON stat.relid = class.oid
  WHERE stat.schemaname = current_schema()
    AND (greatest(stat.n_dead_tup, stat.n_mod_since_analyze, stat.n_ins_since_vacuum)
        > 50 + 0.1 * greatest(class.reltuples, 0)
      OR pg_relation_size(class.oid) / current_setting('block_size')::int > 20 + 1.1 * class.relpages
      OR (class.reltuples < 0 AND pg_relation_size(class.oid) > 0))
  ORDER BY class.relname`;

/**
 * Vacuums and analyses the tables that have changed much, and returns their names. The embedded engine has no autovacuum,
 * and without statistics it reads whole tables instead of using an index.
 */
export async function vacuumChangedTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await overdue.execute(db);
  for (const { name } of rows) await sql`VACUUM (ANALYZE) ${sql.raw(name)}`.execute(db);
  return rows.map(({ name }) => name);
}

const scheduleVacuum = (db: Kysely<Database>, say: (sentence: string) => void): Repetition =>
  repeat({
    intervalMs: INTERVAL_MS,
    run: () => vacuumChangedTables(db),
    onError: (error) => say(`The tables could not be vacuumed: ${String(error)}`),
  });
