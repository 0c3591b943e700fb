import { sql } from 'kysely';
import { migration } from './migration';

/** Whoever follows a programme is called a participant, in lists of roles as on every screen. */
export const participantRole = migration(
  sql`UPDATE roles SET label = '{"fr": "Participant", "en": "Participant"}' WHERE slug = 'user'`,
);
