import { sql } from 'kysely';
import { migration } from './migration';

/** What a template says, to be read before it is saved. Documents that are there get theirs with the next import of their pack. */
export const previewsOfTemplates = migration(sql`ALTER TABLE library_document_contents ADD COLUMN preview jsonb`);
