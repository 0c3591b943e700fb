import { sql } from 'kysely';
import { migration } from './migration';

/**
 * What is said in films and recordings, to be read along and looked for; how long they last; and a picture for the card.
 * Words of a transcript stand apart from those of the card, so that a search can tell where it found something.
 */
export const mediaWords = migration(
  sql`ALTER TABLE library_document_contents
    ADD COLUMN cover_file_id uuid REFERENCES files (id) ON DELETE SET NULL,
    ADD COLUMN duration_seconds integer CHECK (duration_seconds >= 0),
    ADD COLUMN captions jsonb NOT NULL DEFAULT '{}',
    ADD COLUMN transcript text NOT NULL DEFAULT ''`,
  sql`CREATE INDEX library_document_contents_cover_idx ON library_document_contents (cover_file_id)`,
  sql`CREATE INDEX library_document_contents_transcript_idx ON library_document_contents
    USING gin (transcript gin_trgm_ops)`,
);
