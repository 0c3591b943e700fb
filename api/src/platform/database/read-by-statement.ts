import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db } from './connection';
import type { Database } from './schema';

type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

const onlyReads = (): Promise<never> => Promise.reject(new Error('Statement by statement nothing is written.'));

const driverOf = (read: Read): Driver => {
  const connection: DatabaseConnection = {
    executeQuery: <R>(statement: CompiledQuery) => read((db) => db.executeQuery(statement as CompiledQuery<R>)),
    streamQuery: () => {
      throw new Error('Statements are answered whole.');
    },
  };
  const nothing = (): Promise<void> => Promise.resolve();
  return {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: nothing,
    beginTransaction: onlyReads,
    commitTransaction: onlyReads,
    rollbackTransaction: onlyReads,
    destroy: nothing,
  };
};

/**
 * A database in which every statement is a read of its own. An export takes minutes, as slow as its reader: one
 * transaction would be ended as idle, and hold up replication. If the replica fails, the statement is repeated
 * elsewhere, and no sent data is lost.
 */
export const readByStatement = (read: Read): Db =>
  new Kysely<Database>({
    dialect: {
      createDriver: () => driverOf(read),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
