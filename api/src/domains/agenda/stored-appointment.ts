import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { failure } from '../../platform/http/failure';
import { ownAppointments } from './own-appointments';
import type { NamedContact } from './search-text';

export type StoredAppointment = Selectable<Database['appointments']> & { contact: NamedContact | null };

/** The row as it is, held until the transaction ends: two changes at once come one after the other. */
export async function holdAppointment(db: Db, userId: string, appointmentId: string): Promise<StoredAppointment> {
  const row = await ownAppointments(db, userId)
    .where('appointments.id', '=', appointmentId)
    .selectAll('appointments')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  const contact = row.contact_id
    ? await db
        .selectFrom('contacts')
        .where('id', '=', row.contact_id)
        .select(['first_name', 'last_name', 'company_name'])
        .executeTakeFirst()
    : undefined;
  return { ...row, contact: contact ?? null };
}
