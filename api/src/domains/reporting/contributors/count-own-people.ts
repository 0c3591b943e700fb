import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { Person } from '../../../platform/sessions/person';
import { ownPeople } from '../../accounts/visibility';
import { participantsSeen } from '../follow-up/participants';
import { countedIn } from './counted-in';

/** The figures of « À suivre » that count people. */
export const ownFigures = ['silent', 'endingSoon', 'endedWithoutOutcome', 'unopened'] as const;
export type OwnFigures = Record<(typeof ownFigures)[number], number>;

/** The people whom a viewer follows, counted by the figures of « À suivre ». */
export async function countOwnPeople(db: Db, person: Person, now: DateTime<true>): Promise<OwnFigures> {
  const range = { from: undefined, until: undefined, organizationId: undefined };
  const counts = ownFigures.map(
    (figure) => sql`count(*) FILTER (WHERE ${countedIn({ figure, ...range }, now)}) AS ${sql.id(figure)}`,
  );
  const { rows } = await sql<OwnFigures>`
    SELECT ${sql.join(counts)} FROM users WHERE ${participantsSeen(person, undefined)} AND ${ownPeople(person)}`.execute(
    db,
  );
  return rows[0] ?? { silent: 0, endingSoon: 0, endedWithoutOutcome: 0, unopened: 0 };
}
