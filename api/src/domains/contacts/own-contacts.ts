import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';

export type OwnContacts = SelectQueryBuilder<Database, 'contacts', object>;

/** The only way to contacts: those of one person, without the deleted ones. */
export const ownContacts = (db: Db, userId: string): OwnContacts =>
  db.selectFrom('contacts').where('contacts.user_id', '=', userId).where('contacts.deleted_at', 'is', null);

export type OnContacts = ExpressionBuilder<Database, 'contacts'>;
type Condition = Expression<SqlBool>;

/** Of the whole book, without the deleted ones. */
const others = (eb: OnContacts, userId: string) =>
  eb.selectFrom('contacts as other').where('other.user_id', '=', userId).where('other.deleted_at', 'is', null);

/**
 * One look at the book, however many are asked about: row by row, thousands took thousands of looks. As a join it would be
 * one only where the planner guesses right how many there are; said to be true, it cannot become a join.
 */
export const once = (condition: Condition): Condition => sql<SqlBool>`(${condition}) IS TRUE`;

/** Someone is a referrer as long as one contact that they recommended is there. */
export const isReferrer =
  (userId: string) =>
  (eb: OnContacts): Condition =>
    once(
      eb(
        'contacts.id',
        'in',
        others(eb, userId).where('other.referrer_id', 'is not', null).select('other.referrer_id'),
      ),
    );

export const isReferred =
  (userId: string) =>
  (eb: OnContacts): Condition =>
    once(eb('contacts.referrer_id', 'in', others(eb, userId).select('other.id')));
