import { sql } from 'kysely';
import { migration } from './migration';

export const earnings = migration(
  // Keyed by the task: points are earned once, however often its validation is asked for.
  sql`CREATE TABLE points_entries (
    user_task_id uuid PRIMARY KEY REFERENCES user_tasks (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    points integer NOT NULL CHECK (points >= 0),
    earned_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX points_entries_user_idx ON points_entries (user_id, earned_at) INCLUDE (points)`,
  sql`CREATE TABLE user_badges (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_program_id uuid NOT NULL REFERENCES user_programs (id) ON DELETE CASCADE,
    type text NOT NULL CHECK (type IN ('professionalProject', 'cv', 'linkedin')),
    level text NOT NULL CHECK (level IN ('lvl1', 'lvl2', 'lvl3')),
    earned_at timestamptz NOT NULL,
    UNIQUE (user_program_id, type, level)
  )`,
  sql`CREATE INDEX user_badges_user_idx ON user_badges (user_id, earned_at)`,
);
