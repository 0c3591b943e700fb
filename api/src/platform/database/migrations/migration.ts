import type { Migration, RawBuilder } from 'kysely';

/**
 * A migration is its statements, in order, inside the migrator's transaction.
 *
 * Values are written out rather than imported from the contract: what a migration does must not change after it has run
 * somewhere. A test compares what stands in the database with the contract, so that the two cannot drift unseen.
 */
export const migration = (...statements: readonly RawBuilder<unknown>[]): Migration => ({
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
});
