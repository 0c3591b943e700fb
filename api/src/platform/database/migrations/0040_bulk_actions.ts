import { sql } from 'kysely';
import { migration } from './migration';

/** One thing done for many people: its list stands from the beginning, and each line says what became of it. */
export const bulkActions = migration(
  sql`CREATE TABLE bulk_actions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
    actor_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('welcome', 'addToGroup', 'removeFromGroup')),
    group_id uuid REFERENCES user_groups (id) ON DELETE SET NULL,
    status text NOT NULL CHECK (status IN ('waiting', 'running', 'done', 'stopped')),
    total integer NOT NULL,
    request_id text,
    created_at timestamptz NOT NULL,
    finished_at timestamptz
  )`,
  sql`CREATE INDEX bulk_actions_actor_idx ON bulk_actions (actor_id, created_at)`,
  sql`CREATE INDEX bulk_actions_age_idx ON bulk_actions (created_at)`,
  sql`CREATE INDEX bulk_actions_organization_idx ON bulk_actions (organization_id)`,
  sql`CREATE INDEX bulk_actions_group_idx ON bulk_actions (group_id)`,
  sql`CREATE TABLE bulk_action_people (
    bulk_action_id uuid NOT NULL REFERENCES bulk_actions (id) ON DELETE CASCADE,
    position integer NOT NULL,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    outcome text NOT NULL DEFAULT 'pending' CHECK (outcome IN ('pending', 'done', 'skipped')),
    reason text,
    PRIMARY KEY (bulk_action_id, position)
  )`,
  sql`CREATE INDEX bulk_action_people_user_idx ON bulk_action_people (user_id)`,
  sql`CREATE INDEX bulk_action_people_open_idx ON bulk_action_people (bulk_action_id, position)
    WHERE outcome = 'pending'`,
);
