import type { ContactImport } from '@passerelle/shared/contract';
import type { Db } from '../../../platform/database/connection';
import { failure } from '../../../platform/http/failure';
import { knownBodyOf, selectBody, type KnownBody } from '../contact-body-row';
import { ownContacts } from '../own-contacts';

/** Whom the rows complete, as they are, held until the transaction ends: what somebody else has just saved is not lost. */
export async function knownOf(db: Db, userId: string, rows: ContactImport['rows']): Promise<Map<string, KnownBody>> {
  const asked = rows.flatMap(({ choice, into }, index) =>
    choice === 'create' ? [] : [{ into, path: `rows.${index}.into` }],
  );
  const missing = asked.find(({ into }) => !into);
  if (missing) throw failure('invalid', { fields: { [missing.path]: 'required' } });
  const ids = [...new Set(asked.flatMap(({ into }) => into ?? []))];
  if (ids.length === 0) return new Map();
  const own = ownContacts(db, userId).where('contacts.id', 'in', ids);
  await own.select('contacts.id').orderBy('contacts.id').forNoKeyUpdate().execute();
  const found = await selectBody(own).execute();
  const known = new Map(found.map((row) => [row.id, knownBodyOf(row)]));
  const unknown = asked.find(({ into }) => !known.has(into ?? ''));
  if (unknown) throw failure('invalid', { fields: { [unknown.path]: 'unknown' } });
  return known;
}
