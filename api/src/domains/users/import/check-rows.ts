import type { UserImportOutcome } from '@passerelle/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import type { RowFault } from '../../../platform/database/schema/staff-work';
import { readPlaces, unseenIn } from '../grants';
import { insertPeople } from '../insert-people';
import { grantedBy } from '../person-values';
import type { Line } from './plan-rows';
import type { Offer } from './programs';
import { placeFaults, readRow, type RowContext, type RowValues } from './row-values';

export interface CheckedLine {
  line: number;
  outcome: Exclude<UserImportOutcome, 'pending' | 'undone'>;
  errors: RowFault[];
  userId: string | null;
  role: string;
  /** Its programme, of whose pack it keeps a seat. */
  offer: Offer | null;
}

/** The addresses of users of this organisation. */
async function knownEmails(db: Db, organizationId: string, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(email) = ANY(${[...emails]}::text[])`)
    .select(sql<string>`lower(email)`.as('email'))
    .execute();
  return new Set(rows.map(({ email }) => email));
}

type ReadLine = RowValues & Line;
type SeatedLine = ReadLine & Pick<CheckedLine, 'offer'>;

/** Adds errors across rows: a duplicate e-mail, and groups or people that the importer may not assign. */
async function withFaultsAmongMany(db: Db, rows: readonly ReadLine[], context: RowContext): Promise<ReadLine[]> {
  const { importer: actor, mapping } = context;
  const places = await readPlaces(
    db,
    rows.map(({ body }) => grantedBy(body)),
    { actor, organizationId: actor.organizationId },
  );
  const repeated: RowFault = { column: mapping.indexOf('email'), field: 'email', code: 'repeated' };
  return rows.map((row) => ({
    ...row,
    faults: placeFaults(
      unseenIn(grantedBy(row.body), places),
      [...(row.isRepeated ? [repeated] : []), ...row.faults],
      mapping,
    ),
  }));
}

/** Keeps a seat for the programme of a row without errors, or adds the error that no seat is left. */
function withSeat(row: ReadLine, { programs, mapping }: RowContext): SeatedLine {
  const offer = row.faults.length === 0 && row.offers.length > 0 ? programs.keepSeat(row.offers) : null;
  const isFull = row.faults.length === 0 && row.offers.length > 0 && offer === null;
  const fault: RowFault = { column: mapping.indexOf('program'), field: 'program', code: 'noSeat' };
  return { ...row, offer, faults: isFull ? [fault] : row.faults };
}

/**
 * Adds the valid people of these lines, and returns the outcome of each line. Checking a file is the same, rolled back
 * by the caller. A constant number of statements, however many lines there are.
 */
export async function addLines(db: Db, lines: readonly Line[], context: RowContext): Promise<CheckedLine[]> {
  const { importer, mapping, now } = context;
  const read = lines.map((line) => ({ ...line, ...readRow(line, context) }));
  const known = await knownEmails(
    db,
    importer.organizationId,
    read.flatMap(({ identity }) => identity ?? []),
  );
  const isKnown = ({ identity }: ReadLine): boolean => identity !== null && known.has(identity);
  const checked = (await withFaultsAmongMany(db, read, context)).map((row) =>
    isKnown(row) ? { ...row, offer: null } : withSeat(row, context),
  );
  const right = checked.filter((row) => row.faults.length === 0 && !isKnown(row));
  const ids = await insertPeople(
    db,
    right.map(({ body }) => ({ organizationId: importer.organizationId, values: body })),
    now,
  );
  const idByLine = new Map(right.map(({ line }, index) => [line, ids[index] ?? null]));
  return checked.map((row): CheckedLine => {
    const { line, faults, body } = row;
    const common = { line, role: body.role, offer: null };
    if (isKnown(row)) return { ...common, outcome: 'known', errors: [], userId: null };
    if (faults.length > 0) return { ...common, outcome: 'refused', errors: faults, userId: null };
    const userId = idByLine.get(line) ?? null;
    if (userId) return { ...common, outcome: 'created', errors: [], userId, offer: row.offer };
    // The address belongs to another organisation, or can still be restored: reported like any duplicate, to reveal no
    // more.
    const errors: RowFault[] = [{ column: mapping.indexOf('email'), field: 'email', code: 'duplicate' }];
    return { ...common, outcome: 'refused', errors, userId: null };
  });
}
