import type { ExpressionBuilder, ExpressionWrapper, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';

export type OwnContacts = SelectQueryBuilder<Database, 'contacts', object>;

/** The only way to contacts: those of one person, without the deleted ones. */
export const ownContacts = (db: Db, userId: string): OwnContacts =>
  db.selectFrom('contacts').where('contacts.user_id', '=', userId).where('contacts.deleted_at', 'is', null);

type OnContacts = ExpressionBuilder<Database, 'contacts'>;
type Condition = ExpressionWrapper<Database, 'contacts', SqlBool>;

/** Someone is a referrer as long as one contact that they recommended is there. */
export const isReferrer = (eb: OnContacts): Condition =>
  eb.exists(
    eb
      .selectFrom('contacts as other')
      .whereRef('other.referrer_id', '=', 'contacts.id')
      .whereRef('other.user_id', '=', 'contacts.user_id')
      .where('other.deleted_at', 'is', null)
      .select('other.id'),
  );

export const isReferred = (eb: OnContacts): Condition =>
  eb.exists(
    eb
      .selectFrom('contacts as other')
      .whereRef('other.id', '=', 'contacts.referrer_id')
      .whereRef('other.user_id', '=', 'contacts.user_id')
      .where('other.deleted_at', 'is', null)
      .select('other.id'),
  );
