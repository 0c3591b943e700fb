import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { addressOf } from './data-address';
import { startEmbedded } from './embedded';
import type { Database } from './schema';
import { keepTidy } from './upkeep';

export type Db = Kysely<Database>;

export interface DatabaseOptions {
  /** A PostgreSQL server; absent: the embedded one. */
  url?: string;
  /** Where the embedded one keeps its data; absent: in memory. */
  dataDir?: string;
  template?: string;
  workerFile: string;
  statementTimeout?: number;
  idleTransaction?: number;
  connections?: number;
  say: (sentence: string) => void;
}

export interface OpenDatabase {
  db: Db;
  engine: 'embedded' | 'server';
  dump?: () => Promise<Uint8Array>;
  close(): Promise<void>;
}

const statementTimeout = 30_000;
const connectWithin = 10_000;
const connections = 10;
/** A transaction that nobody goes on with would keep others out, of the embedded engine for good. */
const idleTransaction = 15_000;

const { builtins } = types;
const asNumber = (text: string): number => Number(text);
/** Counts are numbers, and a day is a day: a `Date` would move it by the machine's time zone. */
const readers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: asNumber,
  [builtins.NUMERIC]: asNumber,
  [builtins.DATE]: (text) => text,
};

function openPool(config: PoolConfig, say: (sentence: string) => void): Pool {
  const pool = new Pool({
    ...config,
    connectionTimeoutMillis: connectWithin,
    types: { getTypeParser: (type, format) => readers[type] ?? types.getTypeParser(type, format) },
  });
  // A lost connection is replaced by the pool, and whoever used it is told; unheard, the events would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => say(`A database connection was lost: ${error.message}`));
  return pool;
}

const asKysely = (pool: Pool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

/** The one place that knows which of the two databases this is: everything else talks to PostgreSQL. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const limit = options.statementTimeout ?? statementTimeout;
  const idle = options.idleTransaction ?? idleTransaction;
  const size = { max: options.connections ?? connections };
  if (options.url !== undefined) {
    const db = asKysely(
      openPool(
        {
          ...size,
          connectionString: options.url,
          statement_timeout: limit,
          idle_in_transaction_session_timeout: idle,
        },
        options.say,
      ),
    );
    return { db, engine: 'server', close: () => db.destroy() };
  }
  const embedded = await startEmbedded({ ...options, statementTimeout: limit, idleTransaction: idle });
  const { host, port } = embedded;
  const db = asKysely(openPool({ ...size, host, port, user: 'postgres', database: 'postgres' }, options.say));
  const leaveUntidy = keepTidy(db, options.say);
  return {
    db,
    engine: 'embedded',
    dump: embedded.dump,
    close: async () => {
      leaveUntidy();
      await db.destroy();
      await embedded.close();
    },
  };
}

/**
 * The embedded database of a process that runs on this folder, to work beside it; nothing where none does, or none that
 * answers. Its owner ends with what it holds: this only hangs up.
 */
export async function joinDatabase(dataDir: string, say: DatabaseOptions['say']): Promise<OpenDatabase | undefined> {
  const address = addressOf(dataDir);
  if (!address) return undefined;
  const db = asKysely(openPool({ ...address, user: 'postgres', database: 'postgres', max: 2 }, say));
  try {
    await sql`SELECT 1`.execute(db);
    return { db, engine: 'embedded', close: () => db.destroy() };
  } catch {
    await db.destroy();
    return undefined;
  }
}
